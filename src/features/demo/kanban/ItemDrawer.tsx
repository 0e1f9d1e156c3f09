import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RichTextField } from '../../../config/types.ts';
import type { Item, KanbanMember } from '../../../domain/demo/kanban.ts';
import { createFormStore } from '../../../engine/fields/inputs/form-store.ts';
import { RichTextInput } from '../../../engine/fields/inputs/lazy-rich-text.tsx';
import { isSafeImage } from '../../../engine/fields/safe-image.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { MULTIPLE } from '../../../ui/multiple.ts';
import { Confirm } from '../parts/Confirm.tsx';
import { FormRow } from '../parts/FormRow.tsx';
import { useDemoCall } from '../parts/use-demo.ts';
import { LABELS } from './label-color.ts';
import { KANBAN_PATH, KANBAN_TOPIC } from './use-kanban.ts';
import { DateBox } from '../../../engine/fields/inputs/DateBox.tsx';

type ItemDrawerProps = {
  readonly item: Item;
  /** People an item can be assigned to. */
  readonly people: readonly KanbanMember[];
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

const keyOf = ({ name, img }: KanbanMember): string => `${name} ${img}`;

/** Changes an item. Explains a refused call and keeps the input. */
export function ItemDrawer({ item, people, onClose, onDelete }: ItemDrawerProps) {
  const { t } = useTranslation('demo-kanban');
  const formId = useId();
  const draft = useItemDraft(item);
  const { typed, changes } = draft;
  const [isEmpty, setIsEmpty] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const { run, isRunning, error } = useDemoCall(KANBAN_TOPIC);
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
    const { isDone } = await run({ path: `${KANBAN_PATH}/item/update`, method: 'PUT', body });
    if (isDone) onClose();
  };
  return (
    <Drawer
      title={t('item.edit')}
      onClose={leave}
      footer={
        <>
          <Button htmlType="submit" form={formId} type="primary" loading={isRunning}>
            {t('save')}
          </Button>
          <Button onClick={leave}>{t('cancel')}</Button>
          <Button danger style={{ marginInlineStart: 'auto' }} onClick={onDelete}>
            {t('item.delete')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        {error && <Alert type="error" showIcon message={error.message} />}
        {isSafeImage(item.image) && <img className="k-kanban-image" src={item.image} alt="" />}
        <ItemFields draft={draft} people={people} isEmpty={isEmpty} onTitle={() => setIsEmpty(false)} />
        <p className="k-muted">
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

type ItemFieldsProps = Pick<ItemDrawerProps, 'people'> & {
  readonly draft: ReturnType<typeof useItemDraft>;
  readonly isEmpty: boolean;
  /** Called while the title is typed. */
  readonly onTitle: () => void;
};

/** The editable fields of an item. */
function ItemFields({ draft, people, isEmpty, onTitle }: ItemFieldsProps) {
  const { t } = useTranslation('demo-kanban');
  const { begun, typed, type, comments } = draft;
  const word = t('fields.comments');
  const [field] = useState<RichTextField>(() => ({ ...COMMENTS, label: { en: word, tr: word } }));
  const known = [...new Map([...people, ...begun.members].map((person) => [keyOf(person), person])).values()];
  return (
    <>
      <FormRow label={t('item.title')} error={isEmpty ? t('errors.empty') : undefined}>
        {(control) => (
          <Input
            {...control}
            required
            maxLength={200}
            value={typed.title}
            onChange={({ target }) => {
              type({ title: target.value });
              onTitle();
            }}
          />
        )}
      </FormRow>
      <FormRow label={t('fields.dueDate')}>
        {(control) => <DateBox {...control} value={typed.dueDate} onChange={(dueDate) => type({ dueDate })} />}
      </FormRow>
      <FormRow label={t('fields.labels')}>
        {({ id }) => (
          <Select
            id={id}
            {...MULTIPLE}
            optionFilterProp="label"
            options={[...new Set([...LABELS, ...begun.labels])].map((label) => ({ value: label, label }))}
            value={[...typed.labels]}
            onChange={(labels) => type({ labels })}
          />
        )}
      </FormRow>
      <FormRow label={t('fields.members')}>
        {({ id }) => (
          <Select
            id={id}
            {...MULTIPLE}
            optionFilterProp="label"
            notFoundContent={t('nobody')}
            options={known.map((person) => ({ value: keyOf(person), label: person.name }))}
            value={typed.members.map(keyOf)}
            onChange={(keys) => type({ members: known.filter((person) => keys.includes(keyOf(person))) })}
          />
        )}
      </FormRow>
      <FormRow label={t('fields.comments')}>
        {({ id }) => <RichTextInput field={field} store={comments} id={id} isInvalid={false} describedBy={undefined} />}
      </FormRow>
    </>
  );
}

/** The edited fields of an item, without its comments, which are rich text. */
function useItemDraft(item: Item) {
  const [begun] = useState(item);
  const [typed, setTyped] = useState(() => ({ ...item, dueDate: item.dueDate.slice(0, 10) }));
  const [comments] = useState(() => createFormStore({ comments: item.comments }));
  const type = (part: Partial<Pick<Item, 'title' | 'dueDate' | 'labels' | 'members'>>) =>
    setTyped((before) => ({ ...before, ...part }));
  /** Only the changed fields: others may have changed the rest meanwhile. */
  const changes = () => ({
    ...(typed.title.trim() !== begun.title && { title: typed.title.trim() }),
    ...(typed.dueDate !== begun.dueDate.slice(0, 10) && { dueDate: typed.dueDate }),
    ...(typed.labels !== begun.labels && { labels: typed.labels }),
    ...(typed.members !== begun.members && { members: typed.members }),
    ...(comments.changedKeys().length > 0 && { comments: comments.get('comments') ?? '' }),
  });
  return { begun, typed, type, comments, changes };
}
