import { ChoosePassword } from '../../../../features/people/public/ChoosePassword.tsx';

/** `/v1/public/reset/:token`: another password. */
export default function ResetScreen({ id }: { readonly id: string }) {
  return <ChoosePassword screen="reset" token={id} />;
}
