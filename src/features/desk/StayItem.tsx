import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Action } from '../../config/types.ts';
import { optionOf } from '../../config/options.ts';
import { callOf, whatsAppOf } from '../../domain/text/phone-ways.ts';
import { formatDateRange, formatDateTime } from '../../engine/format.ts';
import { useEngine } from '../../engine/resource/EngineContext.tsx';
import { bestPath } from '../../engine/resource/paths.ts';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { DotsGlyph } from '../../ui/glyphs.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { DeskStay } from '../../wire/desk.ts';
import { ReadinessChips } from './Readiness.tsx';

/** The action offered as the button, by the visible day; the others are in the menu behind it. */
const FIRST = {
  arriving: ['confirm', 'checkIn', 'undoCheckIn', 'undoNoShow', 'undoCheckOut'],
  leaving: ['finish', 'undoCheckOut', 'checkIn'],
} as const;
const COLORS: Readonly<Record<string, string>> = {
  ARRIVAL_DELAYED: 'orange',
  DEPARTURE_DELAYED: 'red',
  IN_HOUSE: 'green',
  NO_SHOW: 'volcano',
  DEPARTED: 'blue',
};

type StayItemProps = {
  readonly stay: DeskStay;
  /** Which of its two days is visible. */
  readonly side: 'arriving' | 'leaving';
  readonly today: string;
  readonly onStart: (action: Action, stay: DeskStay) => void;
};

/** A stay on the desk: guest, home, time, missing items and the next step. On a phone it is a card. */
export function StayItem({ stay, side, today, onStart }: StayItemProps) {
  const { t } = useTranslation('desk');
  const text = useText();
  const language = useLanguage();
  const { config, resource } = useEngine();
  const { estates } = config.resources;
  const way = bestPath({ resource, id: stay.id });
  const homeWay = estates && bestPath({ resource: estates, id: stay.estateId });
  const homeName = stay.homeName || stay.home;
  // If guests are hidden from the role, the home names the stay.
  const name = stay.guest ?? homeName;
  const stateLabel = optionOf(resource.fields['stayState'], stay.stayState)?.label;
  const guests = stay.adults + stay.children;
  const isDone = stay.actualCheckOutAt !== null || (side === 'arriving' && stay.actualCheckInAt !== null);
  const planned = side === 'arriving' ? stay.plannedArrival : stay.plannedDeparture;
  const usual = side === 'arriving' ? stay.arrivesAt : stay.leavesAt;
  const steps = stay.actions.flatMap((each) => resource.actions[each] ?? []);
  const first = FIRST[side].flatMap((each) => steps.find(({ name: step }) => step === each) ?? []).at(0);
  const others = steps.filter((each) => each !== first);
  // Guests with nights left must not be checked out by the primary button.
  const isDue =
    first?.name === 'confirm' || first?.name === 'checkIn' || (first?.name === 'finish' && stay.checkOut <= today);
  // States already named in the section's heading.
  const usualStates = side === 'leaving' ? ['EXPECTED', 'IN_HOUSE'] : ['EXPECTED'];
  const happened = stay.actualCheckOutAt ?? stay.actualCheckInAt;
  return (
    <Flex
      component="li"
      wrap
      gap="8px 12px"
      align="center"
      className="k-raised k-desk-stay"
      data-done={isDone || undefined}
    >
      <div style={{ alignSelf: 'start', minWidth: 52 }}>
        <strong className="k-title">{usual}</strong>
        <div className="k-muted">{planned === null ? t(`time.${side}`) : t('time.planned')}</div>
      </div>
      <div className="k-break k-desk-main">
        <h3>
          {way === undefined ? name : <Link to={way}>{name}</Link>}{' '}
          {stateLabel && !usualStates.includes(stay.stayState ?? '') && (
            <Tag color={COLORS[stay.stayState ?? '']}>{text(stateLabel)}</Tag>
          )}
        </h3>
        <p className="k-muted">
          {stay.guest !== null && (
            <>
              {homeWay === undefined ? homeName : <Link to={homeWay}>{homeName}</Link>}
              {' · '}
            </>
          )}
          <span className="k-nowrap">{stay.home}</span> ·{' '}
          {formatDateRange({ from: stay.checkIn, to: stay.checkOut, language })} · {t('nights', { count: stay.nights })}{' '}
          · {t('guests', { count: guests })}
          {stay.infants > 0 && `, ${t('infants', { count: stay.infants })}`} ·{' '}
          <span className="k-nowrap">{stay.code}</span>
          {isDone &&
            happened !== null &&
            ` · ${t(stay.actualCheckOutAt === null ? 'happened.in' : 'happened.out', {
              at: formatDateTime({ value: happened, language }),
            })}`}
        </p>
        {stay.notes !== null && <p className="k-desk-notes">{stay.notes}</p>}
        <ReadinessChips readiness={isDone && side === 'leaving' ? [] : stay.readiness} />
      </div>
      <Flex wrap gap={6} justify="end" style={{ marginInlineStart: 'auto' }}>
        {stay.phone !== null && (
          <>
            <Button
              href={callOf(stay.phone)}
              icon={<Icon name="PhoneOutlined" />}
              aria-label={t('call', { name })}
              title={t('callShort')}
            />
            <Button
              href={whatsAppOf(stay.phone)}
              target="_blank"
              rel="noopener noreferrer"
              icon={<Icon name="MessageOutlined" />}
              aria-label={t('message', { name })}
              title={t('messageShort')}
            />
          </>
        )}
        {first && (
          <Button
            type={isDue ? 'primary' : 'default'}
            aria-label={`${text(first.label)}: ${name}, ${stay.home}`}
            onClick={() => onStart(first, stay)}
          >
            {text(first.label)}
          </Button>
        )}
        {others.length > 0 && <MoreSteps name={name} steps={others} onPick={(action) => onStart(action, stay)} />}
      </Flex>
    </Flex>
  );
}

type MoreStepsProps = {
  readonly name: string;
  readonly steps: readonly Action[];
  readonly onPick: (action: Action) => void;
};

function MoreSteps({ name, steps, onPick }: MoreStepsProps) {
  const { t } = useTranslation('desk');
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const label = t('more', { name });
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        icon={<DotsGlyph />}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <Menu
          anchor={button}
          label={label}
          items={steps.map((action) => ({
            key: action.name,
            label: text(action.label),
            isDanger: action.danger,
            onSelect: () => onPick(action),
          }))}
          onClose={close}
        />
      )}
    </>
  );
}
