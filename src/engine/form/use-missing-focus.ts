import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { compileHolding } from '../../config/holding.ts';
import { missingIn } from '../../config/missing.ts';
import type { FormBlock, Row } from '../../config/types.ts';
import type { FormStore } from '../fields/inputs/form-store.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { whereValues } from '../../providers/where-values.ts';
import { useText } from '../resource/use-text.ts';
import { firstError, focusField } from './focus-error.ts';
import { issueTexts } from './issue-text.ts';
import type { Visibility } from './visibility.ts';

type Form = {
  readonly record: Row | undefined;
  readonly block: FormBlock;
  readonly store: FormStore;
  readonly visibility: Visibility;
  readonly formId: string;
  readonly onSection: (index: number) => void;
};

/**
 * A person who opens a form to fill something in (`?missing=<field>`) sees everything missing, with the focus in that
 * field. Once, when the form opens.
 */
export function useMissingFocus({ record, block, store, visibility, formId, onSection }: Form): void {
  const { i18n } = useTranslation();
  const text = useText();
  const { config, resource } = useEngine();
  const [search] = useSearchParams();
  const wanted = search.get('missing');
  const demanded = useEffectEvent(() =>
    compileHolding({ resource, values: whereValues(), resources: config.resources }, 'requiredIf')(store.values()),
  );
  const isLed = useRef(false);
  useEffect(() => {
    if (isLed.current || !record || wanted === null) return;
    isLed.current = true;
    store.setErrors(
      issueTexts(
        i18n,
        missingIn({ resource, record: store.values(), hidden: visibility.hidden(), demanded: demanded() }),
        text,
      ),
    );
    const place = firstError({ resource, block, errors: { [wanted]: [''] } });
    if (!place) return;
    onSection(place.section);
    focusField({ formId, field: place.field });
  }, [record, wanted, store, visibility, i18n, text, resource, block, formId, onSection]);
}
