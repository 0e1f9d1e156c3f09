import Button from 'antd/es/button';
import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { pickText } from '../../config/texts.ts';
import { type Language, LANGUAGES, type Row } from '../../config/types.ts';
import { DotsGlyph } from '../../ui/glyphs.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { Menu } from '../../ui/Menu.tsx';
import { availableActions } from '../resource/available.ts';
import type { Wanted } from '../run/use-run.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { isButtonOffered } from '../resource/offered.ts';
import { addressId, duplicatePath, pagesOfRecord, recordPath } from '../resource/paths.ts';
import { useLanguage, useText } from '../resource/use-text.ts';
import { conditionHolds } from '../fields/applies.ts';
import { arrangeActions } from './arranged.ts';

type Way = {
  readonly key: string;
  readonly label: string;
  readonly icon?: string | undefined;
  readonly isDanger?: boolean;
} & ({ readonly to: string } | { readonly onSelect: () => void });
type RecordActionsProps = {
  readonly record: Row;
  readonly onStart: (wanted: Wanted) => void;
  /** Absent if the page is not printed as shown. */
  readonly onPrint?: (language: Language) => Promise<void>;
};

/** This role's actions on the record now: the next step first, the rest in a menu. */
export function RecordActions(props: RecordActionsProps) {
  const { record } = props;
  const { config, resource } = useEngine();
  const ways = useWays(props);
  const first = resource.show.head?.actions
    ?.filter(({ when }) => conditionHolds(when, { config, resource, record }))
    .map(({ action }) => action);
  // An action shown beside its subject needs no second button.
  const inCards = new Set(
    resource.show.sections.flatMap((section) => (section.kind === 'facts' ? (section.actions ?? []) : [])),
  );
  // Seldom wanted and never the next step: it waits in the menu, whatever room there is.
  const minor = ways.filter(({ key }) => key === 'duplicate');
  const {
    main,
    red,
    shown,
    more: rest,
  } = arrangeActions(
    ways.filter((way) => !minor.includes(way) && !inCards.has(way.key)),
    first,
  );
  const more = [...rest.filter(({ isDanger }) => !isDanger), ...minor, ...rest.filter(({ isDanger }) => isDanger)];
  return (
    <>
      {shown.map((way) => (
        <WayButton key={way.key} way={way} isMain={way === main} isRed={way === red} />
      ))}
      {more.length > 0 && <More ways={more} red={red} />}
    </>
  );
}

/** Everything there is, dangerous things last. */
function useWays({ record, onStart, onPrint }: RecordActionsProps): readonly Way[] {
  const { t } = useTranslation('show');
  const text = useText();
  const language = useLanguage();
  const { config, resource } = useEngine();
  const asked = { config, resource, record };
  const edit = isButtonOffered('edit', asked) ? recordPath({ resource, to: 'edit', id: record.id }) : undefined;
  const duplicate = duplicatePath({ resource, record });
  const { sheet } = resource.show;
  // Sheets are for the guest: in the screen's language, or another one.
  const inLanguages = LANGUAGES.toSorted((one, other) => Number(other === language) - Number(one === language));
  const actions = availableActions(asked).map((action): Way => ({
    key: action.name,
    label: text(action.label),
    icon: action.icon,
    isDanger: action.danger,
    onSelect: () => onStart({ kind: 'action', record, action }),
  }));
  return [
    ...(edit === undefined ? [] : [{ key: 'edit', label: t('edit'), to: edit }]),
    ...pagesOfRecord({ config, resource, id: addressId(record) }).map(({ page, path }) => ({
      key: `page ${page.name}`,
      label: text(page.label),
      icon: page.icon,
      to: path,
    })),
    ...actions.filter(({ isDanger }) => !isDanger),
    ...(sheet && onPrint && conditionHolds(sheet.when, asked)
      ? inLanguages.map((each): Way => ({
          key: `print ${each}`,
          label: t('sheet.print', { sheet: pickText(sheet.label, each, () => undefined) }),
          icon: 'PrinterOutlined',
          onSelect: () => void onPrint(each),
        }))
      : []),
    ...(duplicate === undefined ? [] : [{ key: 'duplicate', label: t('duplicate'), to: duplicate }]),
    ...actions.filter(({ isDanger }) => isDanger),
    ...(isButtonOffered('delete', asked)
      ? [
          {
            key: 'delete',
            label: t('delete.button'),
            isDanger: true,
            onSelect: () => onStart({ kind: 'delete', record }),
          },
        ]
      : []),
  ];
}

function WayButton({ way, isMain, isRed }: { readonly way: Way; readonly isMain: boolean; readonly isRed: boolean }) {
  const navigate = useNavigate();
  const look = {
    danger: isRed,
    type: isMain ? ('primary' as const) : way.isDanger ? ('text' as const) : ('default' as const),
    icon: way.icon === undefined ? undefined : <Icon name={way.icon} />,
  };
  if (!('to' in way)) {
    return (
      <Button {...look} onClick={way.onSelect}>
        {way.label}
      </Button>
    );
  }
  const { to } = way;
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // into another tab, by the browser
    event.preventDefault();
    void navigate(to);
  };
  return (
    <Button {...look} href={to} onClick={go}>
      {way.label}
    </Button>
  );
}

function More({ ways, red }: { readonly ways: readonly Way[]; readonly red: Way | undefined }) {
  const { t } = useTranslation('show');
  const isPhone = useMedia(PHONE);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const firstDanger = ways.find(({ isDanger }) => isDanger);
  return (
    <>
      <Button
        ref={button}
        icon={<DotsGlyph />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        {...(isPhone && { 'aria-label': t('more') })}
      >
        {!isPhone && t('more')}
      </Button>
      {isOpen && (
        <Menu
          anchor={button}
          label={t('more')}
          items={ways.map((way) => ({
            ...way,
            isDanger: way.key === red?.key,
            isApart: way.key === firstDanger?.key && ways[0]?.key !== way.key,
          }))}
          onClose={() => {
            setIsOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
