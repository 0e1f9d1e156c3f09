type Letter = { readonly subject: string; readonly body: string };

/** Tells who made a webhook that nothing is sent to it any more. */
export function stoppedLetter({
  language,
  url,
  reason,
}: {
  readonly language: 'en' | 'tr';
  readonly url: string;
  readonly reason: 'GONE' | 'FAILING';
}): Letter {
  if (language === 'tr') {
    const why =
      reason === 'GONE'
        ? 'Adres, artık bildirim istemediğini bildirdi (410).'
        : 'Adres üç gündür bildirimleri almıyor.';
    return {
      subject: 'Webhook durduruldu',
      body: `Merhaba,\n\n${url} adresine artık bildirim gönderilmiyor. ${why}\n\nAdres düzeldiğinde Webhook'lar sayfasından yeniden başlatabilirsiniz. Gönderilemeyenler teslimatlar listesindedir.`,
    };
  }
  const why =
    reason === 'GONE' ? 'It answered that it wants no more (410).' : 'It has not taken a message for three days.';
  return {
    subject: 'A webhook was stopped',
    body: `Hello,\n\nNothing is sent to ${url} any more. ${why}\n\nOnce it works again, start it on the page Webhooks. What could not be sent stands in the list of deliveries.`,
  };
}
