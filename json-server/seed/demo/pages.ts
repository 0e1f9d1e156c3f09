/** Groups of questions and answers (spec §3). */
export const FAQ = [
  {
    id: 'payment',
    faqTitle: 'Payment',
    faqIcon: 'credit-card',
    faqSubtitle: 'Which cards, when, and how to get an invoice',
    faqs: [
      { question: 'When is my card charged?', answer: 'On the day the order leaves our warehouse, never before.' },
      {
        question: 'Which payment methods can I use?',
        answer: 'Cards of the usual networks, PayPal, and bank transfer for companies.',
      },
      {
        question: 'Can I pay in installments?',
        answer: 'Cards issued by partner banks offer two to nine installments at checkout.',
      },
      {
        question: 'Where do I find my invoice?',
        answer: 'In your account under Orders; it is also attached to the confirmation e-mail.',
      },
    ],
  },
  {
    id: 'delivery',
    faqTitle: 'Delivery',
    faqIcon: 'truck',
    faqSubtitle: 'Times, prices and what to do when nobody is at home',
    faqs: [
      {
        question: 'How much does delivery cost?',
        answer: 'Parcels are free. A scheduled delivery costs $69 or $99, depending on the distance.',
      },
      {
        question: 'What happens if I am not at home?',
        answer: 'The driver calls you and tries again on the next working day.',
      },
      {
        question: 'Can I change the delivery address?',
        answer: 'Yes, until the order has been handed to the carrier.',
      },
    ],
  },
  {
    id: 'returns',
    faqTitle: 'Cancellation & Returns',
    faqIcon: 'rotate-left',
    faqSubtitle: 'Sending things back, and getting your money',
    faqs: [
      {
        question: 'How long can I return an item?',
        answer: 'Within 15 days of the delivery, unused and in its packaging.',
      },
      { question: 'Can I cancel a scheduled order?', answer: 'Up to 72 hours before the delivery, free of charge.' },
      { question: 'When do I get my refund?', answer: 'Three working days after the item has reached us.' },
    ],
  },
  {
    id: 'orders',
    faqTitle: 'My Orders',
    faqIcon: 'box',
    faqSubtitle: 'Tracking, changing and confirming',
    faqs: [
      { question: 'How do I track my order?', answer: 'With the link in the confirmation e-mail, or in your account.' },
      {
        question: 'I have not received a confirmation. What now?',
        answer: 'Please wait 24 hours and look into your spam folder; then write to us.',
      },
      {
        question: 'Can I add something to an order?',
        answer: 'Until it is packed. After that a second order is needed.',
      },
    ],
  },
  {
    id: 'products',
    faqTitle: 'Products & Services',
    faqIcon: 'bag',
    faqSubtitle: 'Guarantees, sizes and gift wrapping',
    faqs: [
      { question: 'Is there a guarantee?', answer: 'Two years on everything that has a plug, one year on the rest.' },
      { question: 'Do you wrap presents?', answer: 'Yes, choose it at checkout and write a card if you like.' },
      {
        question: 'How do I find my shoe size?',
        answer: 'Every shoe has a table of lengths in centimetres on its page.',
      },
    ],
  },
] as const;

const card = (slug: string, title: string, img: string, subtitle: string) => ({ slug, title, img, subtitle });
const group = (title: string, icon: string, articles: readonly string[]) => ({
  title,
  icon,
  articles: articles.map((one) => ({ title: one })),
});

/** The help center; the article holds the facts of spec §9. */
export const HELP_CENTER = [
  {
    id: 'overview',
    popularArticles: [
      card(
        'getting-started',
        'Getting started',
        '/demo/help/start.svg',
        'From the first login to the first order in ten minutes.',
      ),
      card(
        'first-steps',
        'First steps after a purchase',
        '/demo/help/parcel.svg',
        'Confirmation, tracking and what happens next.',
      ),
      card(
        'damaged-parcel',
        'A parcel arrived damaged',
        '/demo/help/shield.svg',
        'What to photograph, and whom to tell within 48 hours.',
      ),
    ],
    allArticles: [
      group('Buying', 'cart', [
        'Product details',
        'Checkout and payment',
        'Gift wrapping and cards',
        'Using a voucher',
        'Buying for a company',
      ]),
      group('Delivery', 'truck', [
        'Scheduled delivery for $69 or $99',
        'Free parcel delivery',
        'Tracking a parcel',
        'Changing the address',
      ]),
      group('After delivery', 'box', [
        'Reporting damage within 48 hours',
        'Returning an item within 15 days',
        'Exchanging a size',
        'Asking for a repair',
      ]),
      group('Orders', 'list', [
        'Cancelling up to 72 hours before delivery',
        'Missing confirmation after 24 hours',
        'Changing an order',
        'Finding an invoice',
      ]),
      group('Account', 'user', ['Changing your e-mail', 'Two-step sign-in', 'Closing your account']),
      group('Company orders', 'briefcase', ['Paying by transfer', 'Several delivery addresses', 'Yearly statements']),
    ],
    keepLearning: [
      card(
        'blogging',
        'Better photographs',
        '/demo/help/camera.svg',
        'Showing small rooms and small things in daylight.',
      ),
      card('inspiration', 'A home for guests', '/demo/help/home.svg', 'Ideas for furnishing what is let by the night.'),
      card('community', 'Meet other hosts', '/demo/help/people.svg', 'Dates and places of the regulars’ tables.'),
    ],
  },
  {
    id: 'article',
    title: 'From the product page to your door',
    lastUpdated: 'Last updated this month',
    productContent:
      'Every product page shows the price with taxes, what is in stock and when it can leave our warehouse. Parcel delivery is free. Large pieces come by scheduled delivery, which costs $69 or $99 depending on the distance; you choose the day at checkout. Please look at everything when it arrives: damage must be reported within 48 hours, with a photograph.',
    checkoutContent:
      'After checkout you get a confirmation by e-mail. If it is missing, look for it again after 24 hours, also in the spam folder, before you order a second time. Scheduled orders can be cancelled up to 72 hours before delivery. Returns are allowed within 15 days.',
    articleList: [
      'Scheduled delivery: $69 or $99',
      'Parcel delivery: free',
      'Damage: report within 48 hours',
      'Cancelling a scheduled order: up to 72 hours before delivery',
      'Returns: within 15 days',
      'Missing confirmation: look again after 24 hours',
    ],
    checkoutImg: '/demo/help/checkout.svg',
    productImg: '/demo/help/product.svg',
  },
] as const;
