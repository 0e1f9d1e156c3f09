/** What reviewers write: stars, headline, text. */
export const REVIEW_TEXTS: readonly { readonly review: number; readonly head: string; readonly para: string }[] = [
  {
    review: 5,
    head: 'Better than the photos',
    para: 'It arrived a day early, well packed, and looks even nicer in daylight. I have already ordered a second one as a gift.',
  },
  {
    review: 5,
    head: 'Part of every morning now',
    para: 'I did not expect to use it daily, but I do. Solid, quiet, and it still looks new after three months.',
  },
  {
    review: 5,
    head: 'Exactly what I was looking for',
    para: 'The size is right, the finish is careful, and the instructions take one page. Nothing to complain about.',
  },
  {
    review: 5,
    head: 'Support went the extra mile',
    para: 'I had chosen the wrong colour. They answered within the hour and changed it before it left the warehouse.',
  },
  {
    review: 4,
    head: 'Very good, with one wish',
    para: 'Well made and pleasant to use. A slightly longer cable would make it perfect for our living room.',
  },
  {
    review: 4,
    head: 'Good value',
    para: 'Not the cheapest, but you can feel where the money went. Delivery took four days, as promised.',
  },
  {
    review: 4,
    head: 'My guests keep asking about it',
    para: 'We put one into each of our holiday flats and visitors keep asking where it is from. One had a small scratch.',
  },
  {
    review: 4,
    head: 'Happy so far',
    para: 'Two weeks in and everything works. I will come back to this review after the summer.',
  },
  {
    review: 4,
    head: 'Comfortable from day one',
    para: 'No breaking in needed. I would take half a size larger if you are between two sizes.',
  },
  {
    review: 3,
    head: 'Does the job',
    para: 'It does what it says, no more and no less. The box was dented, the contents were fine.',
  },
  {
    review: 3,
    head: 'Nice idea, average finish',
    para: 'I like the design a lot. The seams could be straighter at this price.',
  },
  {
    review: 3,
    head: 'Smaller than I thought',
    para: 'My own mistake, since the measurements are on the page. It now lives on a shelf instead of the table.',
  },
  {
    review: 2,
    head: 'Late and without a word',
    para: 'The parcel came nine days late and nobody told me. The product itself is acceptable.',
  },
  {
    review: 2,
    head: 'Colour is off',
    para: 'On screen it was a warm grey, in the room it is clearly blue. I kept it because sending it back was more work.',
  },
  {
    review: 1,
    head: 'Stopped working after a week',
    para: 'It worked nicely for six days and then not at all. I am waiting for the replacement and will update my stars.',
  },
  {
    review: 1,
    head: 'Wrong item twice',
    para: 'First the wrong size, then the wrong product. The refund was quick, which is the best I can say.',
  },
];
