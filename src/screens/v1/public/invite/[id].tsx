import { ChoosePassword } from '../../../../features/people/public/ChoosePassword.tsx';

/** `/v1/public/invite/:token`: the first password of an invited person. */
export default function InviteScreen({ id }: { readonly id: string }) {
  return <ChoosePassword screen="invite" token={id} />;
}
