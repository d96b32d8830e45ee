import { supporterName } from './sampleCopy'

type Supporter = {
  id: keyof typeof supporterName
  name: string
  /** An SVG path on a 40 × 40 grid, drawn as a line. */
  emblem: string
}

const drawn: Omit<Supporter, 'name'>[] = [
  {
    id: 'government',
    emblem:
      'M20 35a15 15 0 1 0 0-30 15 15 0 0 0 0 30Zm0-11a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-19v11m0 8v11M5 20h11m8 0h11M9.4 9.4l7.8 7.8m5.6 5.6 7.8 7.8m0-21.2-7.8 7.8m-5.6 5.6-7.8 7.8',
  },
  {
    id: 'education',
    emblem:
      'M20 33c-4-3-9-4-15-4V13c6 0 11 1 15 4 4-3 9-4 15-4v16c-6 0-11 1-15 4Zm0 0V17m0-5c-2-2-2-4 0-7 2 3 2 5 0 7Z',
  },
  {
    id: 'council',
    emblem:
      'M17 5h6l1 4 4 2 4-2 4 5-3 3v6l3 3-4 5-4-2-4 2-1 4h-6l-1-4-4-2-4 2-4-5 3-3v-6l-3-3 4-5 4 2 4-2Zm3 22a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z',
  },
  {
    id: 'university',
    emblem: 'M5 35h30M8 35V19m24 16V19M5 19 20 6l15 13Zm9 16V27a6 6 0 0 1 12 0v8',
  },
  { id: 'startups', emblem: 'M6 34h28M10 34v-8m8 8V20m8 14V14M8 18 18 11l6 3 10-9m-7 0h7v7' },
  {
    id: 'patents',
    emblem: 'M20 25a10 10 0 1 0 0-20 10 10 0 0 0 0 20Zm-6-2-3 13 9-4 9 4-3-13m-10-8 3 3 5-6',
  },
]

/** The bodies behind the programme, each with a simple emblem drawn for this project. */
export const supporters: Supporter[] = drawn.map((supporter) => ({
  ...supporter,
  name: supporterName[supporter.id],
}))
