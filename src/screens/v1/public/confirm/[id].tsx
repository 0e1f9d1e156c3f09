import { ChoosePassword } from '../../../../features/people/public/ChoosePassword.tsx';

/** `/v1/public/confirm/:token`: whoever registered shows that the address is theirs. */
export default function ConfirmScreen({ id }: { readonly id: string }) {
  return <ChoosePassword screen="confirm" token={id} />;
}
