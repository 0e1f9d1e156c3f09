import Button from 'antd/es/button';
import Descriptions from 'antd/es/descriptions';
import Flex from 'antd/es/flex';
import Statistic from 'antd/es/statistic';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../engine/format.ts';
import type { PanelProps } from '../../../engine/resource/PanelView.tsx';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Avatar } from '../parts/Avatar.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { ChoiceTag } from './ChoiceTag.tsx';
import { useChoices } from './choices.ts';
import { type ShownUser, type UserChange, useShownUser } from './shown-user.ts';

/** A user's data, with an edit form. */
export function UserCard({ record }: PanelProps) {
  return record ? <Card record={record} /> : null;
}

function Card({ record }: { readonly record: NonNullable<PanelProps['record']> }) {
  const { t } = useTranslation('demo-people');
  const language = useLanguage();
  const { user, change, problem, forget } = useShownUser(record);
  const [isAsking, setIsAsking] = useState(false);
  const roles = useChoices('demo-users', 'role');
  const statuses = useChoices('demo-users', 'status');
  const isActive = user.status !== 'Inactive';
  const close = () => {
    forget();
    setIsAsking(false);
  };
  const handleSave = async (next: UserChange) => {
    if (await change(next)) close();
  };
  return (
    <div className="k-panel">
      <Flex vertical gap="12px" align="center">
        <Avatar name={user.fullName} picture={user.avatar} size="huge" shape="square" />
        <h2>{user.fullName}</h2>
        <ChoiceTag choices={roles} value={user.role} />
        <Flex wrap gap="24px">
          {(['taskDone', 'projectDone'] as const).map((key) => (
            <Statistic
              key={key}
              title={t(`user.${key}`)}
              prefix={<Icon name={key === 'taskDone' ? 'CheckOutlined' : 'SolutionOutlined'} />}
              value={formatNumber({ value: user[key], language })}
            />
          ))}
        </Flex>
        <Facts user={user} status={<ChoiceTag choices={statuses} value={user.status} />} />
        <Button danger={isActive} onClick={() => setIsAsking(true)}>
          {t(isActive ? 'user.suspend' : 'user.activate')}
        </Button>
      </Flex>
      {isAsking && (
        <FormDialog
          title={t(isActive ? 'user.suspend' : 'user.activate')}
          submit={t(isActive ? 'user.suspend' : 'user.activate')}
          isDangerous={isActive}
          problem={problem}
          onClose={close}
          onSubmit={() => void handleSave({ status: isActive ? 'Inactive' : 'Active' })}
        >
          <p>{t(isActive ? 'user.suspendAsk' : 'user.activateAsk', { name: user.fullName })}</p>
        </FormDialog>
      )}
    </div>
  );
}

function Facts({ user, status }: { readonly user: ShownUser; readonly status: ReactNode }) {
  const { t } = useTranslation('demo-people');
  const facts = (['username', 'email', 'contact', 'company', 'country', 'language', 'taxId'] as const).filter(
    (key) => user[key] !== '',
  );
  return (
    <Descriptions
      size="small"
      column={1}
      items={[
        { key: 'status', label: t('user.status'), children: status },
        ...facts.map((key) => ({ key, label: t(`user.${key}`), children: user[key] })),
      ]}
    />
  );
}
