import { oneLine, type MailText } from '../mail/template.ts';
import type { MailLanguage } from '../mail/words.ts';

type Stopped = {
  readonly language: MailLanguage;
  readonly name: string;
  readonly url: string;
  readonly reason: 'FAILING' | 'GONE';
};

/** The mail to the creator of a webhook when it is stopped. */
export function stopLetter({ language, name, url, reason }: Stopped): MailText {
  const { subject, lines } = language === 'tr' ? turkish(name, url, reason) : english(name, url, reason);
  return { subject: oneLine(subject), body: lines.join('\n\n') };
}

const english = (name: string, url: string, reason: Stopped['reason']) => ({
  subject: `The webhook “${name}” was stopped`,
  lines: [
    reason === 'GONE'
      ? `${url} answered 410 Gone: whoever runs it wants to hear no more.`
      : `For three days nothing could be delivered to ${url}.`,
    'The webhook is stopped, and what was still waiting for it is not sent. New events are not noted down either.',
    'Once the address answers again, open Settings → Webhooks, press “Resume”, and send again what was missed from the list of deliveries.',
  ],
});

const turkish = (name: string, url: string, reason: Stopped['reason']) => ({
  subject: `“${name}” webhook’u durduruldu`,
  lines: [
    reason === 'GONE'
      ? `${url} adresi 410 (artık yok) yanıtı verdi: adresi işleten artık bildirim almak istemiyor.`
      : `${url} adresine üç gündür hiçbir gönderim ulaşmadı.`,
    'Webhook durduruldu; bekleyen gönderimler yapılmayacak, yeni olaylar da kaydedilmeyecek.',
    'Adres yeniden yanıt verdiğinde Ayarlar → Webhook’lar sayfasında “Sürdür” düğmesine basın; kaçırılanları gönderim listesinden yeniden gönderebilirsiniz.',
  ],
});
