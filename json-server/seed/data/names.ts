/** Who comes from where: first names by gender, last names, and how a made-up phone of the country begins. */
export type Origin = {
  readonly nationality: string;
  readonly language: 'en' | 'tr';
  /** Share among the guests, any scale. */
  readonly weight: number;
  readonly female: readonly string[];
  readonly male: readonly string[];
  readonly last: readonly string[];
  /** Prefix of a number range nobody has or that is kept for fiction; digits follow up to `phoneLength`. */
  readonly phone: string;
  /** Digits after the prefix. */
  readonly phoneLength: number;
};

const words = (text: string): readonly string[] => text.split(' ');

export const TURKISH_NAMES: Origin = {
  nationality: 'TR',
  language: 'tr',
  weight: 46,
  female: words(
    'Ayşe Fatma Zeynep Elif Merve Esra Büşra Selin Ceren Derya Gül Hülya İrem Melis Nazlı Özge Pınar Sevgi Şule Tuğba Yasemin Çiğdem Ebru Gökçe Işıl',
  ),
  male: words(
    'Mehmet Mustafa Ahmet Ali Hüseyin Emre Burak Can Cem Deniz Efe Furkan Gökhan Hakan İlker Kaan Levent Murat Oğuz Onur Serkan Tolga Uğur Volkan Yiğit Çağlar Ümit',
  ),
  last: words(
    'Yılmaz Kaya Demir Şahin Çelik Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan Şimşek Polat Erdoğan Güneş Işık Iğdır Ünal Tekin Bulut Avcı Uçar Korkmaz Güler',
  ),
  phone: '+90500',
  phoneLength: 7,
};

export const ORIGINS: readonly Origin[] = [
  TURKISH_NAMES,
  {
    nationality: 'DE',
    language: 'en',
    weight: 14,
    female: words('Anna Julia Katharina Lena Laura Sabine Claudia Birgit Jana Miriam Käthe'),
    male: words('Thomas Michael Andreas Stefan Lukas Jonas Felix Jörg Matthias Tobias Günther'),
    last: words(
      'Müller Schmidt Schneider Fischer Weber Becker Hoffmann Schäfer Koch Bauer Krüger Großmann Jäger Vogel',
    ),
    phone: '+4915550',
    phoneLength: 6,
  },
  {
    nationality: 'RU',
    language: 'en',
    weight: 12,
    female: words('Anastasia Ekaterina Olga Irina Natalia Svetlana Daria Polina Elena'),
    male: words('Dmitri Alexei Sergei Ivan Nikolai Andrei Mikhail Pavel Vladimir'),
    last: words('Ivanov Smirnov Kuznetsov Popov Sokolov Lebedev Kozlov Novikov Morozov Petrov Volkov'),
    phone: '+7900000',
    phoneLength: 4,
  },
  {
    nationality: 'GB',
    language: 'en',
    weight: 9,
    female: words('Emily Olivia Charlotte Hannah Lucy Grace Sophie Megan'),
    male: words('James Oliver Harry George Jack Thomas William Daniel'),
    last: words('Smith Jones Taylor Brown Wilson Evans Walker Wright Hughes O’Brien Clarke'),
    phone: '+447700900',
    phoneLength: 3,
  },
  {
    nationality: 'SA',
    language: 'en',
    weight: 5,
    female: words('Noura Fatimah Sara Reem Lama Aisha'),
    male: words('Abdullah Mohammed Khalid Faisal Saud Omar'),
    last: words('Al-Qahtani Al-Ghamdi Al-Harbi Al-Otaibi Al-Zahrani Al-Shehri'),
    phone: '+966500',
    phoneLength: 6,
  },
  {
    nationality: 'AE',
    language: 'en',
    weight: 3,
    female: words('Mariam Hessa Latifa Shamma'),
    male: words('Hamdan Rashid Sultan Zayed'),
    last: words('Al-Mansoori Al-Nuaimi Al-Suwaidi Al-Ketbi'),
    phone: '+971500',
    phoneLength: 6,
  },
  {
    nationality: 'QA',
    language: 'en',
    weight: 2,
    female: words('Moza Dana Hind'),
    male: words('Jassim Tamim Nasser'),
    last: words('Al-Kuwari Al-Marri Al-Sulaiti'),
    phone: '+974330',
    phoneLength: 5,
  },
  {
    nationality: 'NL',
    language: 'en',
    weight: 4,
    female: words('Sanne Femke Lotte Anouk'),
    male: words('Daan Sem Bram Joost'),
    last: words('Jansen Bakker Visser Smit Mulder Dekker'),
    phone: '+316550',
    phoneLength: 5,
  },
  {
    nationality: 'UA',
    language: 'en',
    weight: 5,
    female: words('Oksana Yulia Kateryna Iryna'),
    male: words('Oleksandr Andriy Taras Bohdan'),
    last: words('Shevchenko Kovalenko Bondarenko Tkachenko Melnyk'),
    phone: '+380390',
    phoneLength: 6,
  },
];
