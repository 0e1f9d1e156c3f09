import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RichTextField } from '../../../config/types.ts';
import type { Item, Member } from '../../../domain/demo/kanban.ts';
import { createFormStore } from '../../../engine/fields/inputs/form-store.ts';
import { RichTextInput } from '../../../engine/fields/inputs/lazy-rich-text.tsx';
import { isSafeImage } from '../../../engine/fields/safe-image.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { Avatar } from '../parts/Avatar.tsx';
import { Confirm } from '../parts/Confirm.tsx';
import { FormRow } from '../parts/FormRow.tsx';
import { useDemoCall } from '../parts/use-demo.ts';
import { labelColor, LABELS } from './label-color.ts';
import { PATH, TOPIC } from './use-kanban.ts';
import { DateBox } from '../../../engine/fields/inputs/DateBox.tsx';

type ItemDrawerProps = {
  readonly item: Item;
  /** Whom an item can be given to. */
  readonly people: readonly Member[];
  readonly onClose: () => void;
  readonly onDelete: () => void;
};

const COMMENTS: Omit<RichTextField, 'label'> = {
  type: 'richText',
  name: 'comments',
  maxLength: 3000,
  required: false,
  readOnly: false,
  unique: false,
  hidden: false,
  sortable: false,
  search: false,
};

const same = (a: Member, b: Member) => a.name === b.name && a.img === b.img;

/** Changes an item. A refused call is explained here, and what was typed stays. */
export function ItemDrawer({ item, people, onClose, onDelete }: ItemDrawerProps) {
  const { t } = useTranslation('demo-kanban');
  const formId = useId();
  const { begun, typed, type, comments, changes } = useItemDraft(item);
  const [isEmpty, setIsEmpty] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const { run, isRunning, error } = useDemoCall(TOPIC);
  const word = t('fields.comments');
  const [field] = useState<RichTextField>(() => ({ ...COMMENTS, label: { en: word, tr: word } }));

  const isChanged = () => Object.keys(changes()).length > 0;
  const leave = () => (isChanged() ? setIsLeaving(true) : onClose());
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsEmpty(typed.title.trim() === '');
    if (typed.title.trim() === '') return;
    if (!isChanged()) {
      onClose();
      return;
    }
    const body = { item: { id: item.id, ...changes() } };
    const { isDone } = await run({ path: `${PATH}/item/update`, method: 'PUT', body });
    if (isDone) onClose();
  };
  return (
    <Drawer
      title={t('item.edit')}
      onClose={leave}
      footer={
        <>
          <button type="submit" form={formId} className="k-control k-control-main" disabled={isRunning}>
            {t('save')}
          </button>
          <button type="button" className="k-control" onClick={leave}>
            {t('cancel')}
          </button>
          <button type="button" className="k-control k-control-danger k-demo-form-apart" onClick={onDelete}>
            {t('item.delete')}
          </button>
        </>
      }
    >
      <form id={formId} className="k-demo-form k-controls" noValidate onSubmit={(event) => void handleSubmit(event)}>
        {error && (
          <p className="k-demo-form-refused" role="alert">
            {error.message}
          </p>
        )}
        {isSafeImage(item.image) && <img className="k-kanban-image" src={item.image} alt="" />}
        <FormRow label={t('item.title')} error={isEmpty ? t('errors.empty') : undefined}>
          {(control) => (
            <input
              {...control}
              type="text"
              required
              maxLength={200}
              value={typed.title}
              onChange={({ target }) => {
                type({ title: target.value });
                setIsEmpty(false);
              }}
            />
          )}
        </FormRow>
        <FormRow label={t('fields.dueDate')}>
          {(control) => <DateBox {...control} value={typed.dueDate} onChange={(dueDate) => type({ dueDate })} />}
        </FormRow>
        <LabelChoice begun={begun.labels} chosen={typed.labels} onChoose={(labels) => type({ labels })} />
        <MemberChoice
          people={[...people, ...begun.members.filter((member) => !people.some((one) => same(one, member)))]}
          chosen={typed.members}
          onChoose={(members) => type({ members })}
        />
        <div className="k-demo-row">
          <label htmlFor={`${formId}-comments`}>{t('fields.comments')}</label>
          <RichTextInput
            field={field}
            store={comments}
            id={`${formId}-comments`}
            isInvalid={false}
            describedBy={undefined}
          />
        </div>
        <p className="k-kanban-facts">
          {t('attachments', { count: item.attachments })} · {t('comments', { count: item.commentsCount })}
        </p>
      </form>
      {isLeaving && (
        <Confirm
          title={t('confirm.leave')}
          text={t('confirm.typed')}
          action={t('confirm.discard')}
          onConfirm={onClose}
          onClose={() => setIsLeaving(false)}
        />
      )}
    </Drawer>
  );
}

/** What is typed of an item, beside its comments, which are a text with marks. */
function useItemDraft(item: Item) {
  const [begun] = useState(item);
  const [typed, setTyped] = useState(() => ({ ...item, dueDate: item.dueDate.slice(0, 10) }));
  const [comments] = useState(() => createFormStore({ comments: item.comments }));
  const type = (part: Partial<Pick<Item, 'title' | 'dueDate' | 'labels' | 'members'>>) =>
    setTyped((before) => ({ ...before, ...part }));
  /** What was changed, and nothing else: the rest may have been changed by others meanwhile. */
  const changes = () => ({
    ...(typed.title.trim() !== begun.title && { title: typed.title.trim() }),
    ...(typed.dueDate !== begun.dueDate.slice(0, 10) && { dueDate: typed.dueDate }),
    ...(typed.labels !== begun.labels && { labels: typed.labels }),
    ...(typed.members !== begun.members && { members: typed.members }),
    ...(comments.changedKeys().length > 0 && { comments: comments.get('comments') ?? '' }),
  });
  return { begun, typed, type, comments, changes };
}

type LabelChoiceProps = {
  /** Of the item: they may be none of ours. */
  readonly begun: Item['labels'];
  readonly chosen: Item['labels'];
  readonly onChoose: (labels: Item['labels']) => void;
};

function LabelChoice({ begun, chosen, onChoose }: LabelChoiceProps) {
  const { t } = useTranslation('demo-kanban');
  return (
    <fieldset className="k-kanban-choice">
      <legend className="k-demo-form-legend">{t('fields.labels')}</legend>
      {[...new Set([...LABELS, ...begun])].map((label) => (
        <button
          key={label}
          type="button"
          aria-pressed={chosen.includes(label)}
          onClick={() => onChoose(chosen.includes(label) ? chosen.filter((one) => one !== label) : [...chosen, label])}
        >
          <Tag color={labelColor(label)}>{label}</Tag>
        </button>
      ))}
    </fieldset>
  );
}

type MemberChoiceProps = {
  readonly people: readonly Member[];
  readonly chosen: readonly Member[];
  readonly onChoose: (members: readonly Member[]) => void;
};

function MemberChoice({ people, chosen, onChoose }: MemberChoiceProps) {
  const { t } = useTranslation('demo-kanban');
  return (
    <fieldset className="k-kanban-choice">
      <legend className="k-demo-form-legend">{t('fields.members')}</legend>
      {people.map((person) => {
        const isMember = chosen.some((one) => same(one, person));
        return (
          <button
            key={`${person.name} ${person.img}`}
            type="button"
            aria-pressed={isMember}
            onClick={() => onChoose(isMember ? chosen.filter((one) => !same(one, person)) : [...chosen, person])}
          >
            <Avatar name={person.name} picture={person.img} size="small" />
            {person.name}
          </button>
        );
      })}
      {people.length === 0 && <p className="k-kanban-empty">{t('nobody')}</p>}
    </fieldset>
  );
}
