import ConfigProvider from 'antd/es/config-provider';
import QRCode from 'antd/es/qr-code';
import { styleNonce } from '../../providers/style-nonce.ts';

const SIZE = 196; // px

/**
 * The set-up as a QR code for the phone. Black on white in every theme: not every camera reads the inverse. Also used
 * before sign-in, where the product has not configured antd yet.
 */
export default function FactorQr({ uri, label }: { readonly uri: string; readonly label: string }) {
  const nonce = styleNonce();
  return (
    <ConfigProvider {...(nonce !== undefined && { csp: { nonce } })}>
      <div className="k-factor-qr" role="img" aria-label={label}>
        <QRCode value={uri} type="svg" size={SIZE} color="#000" bgColor="#fff" bordered={false} />
      </div>
    </ConfigProvider>
  );
}
