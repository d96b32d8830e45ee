type LineIconPaths = {
  /** A path in the current colour, on a 24 × 24 grid. */
  line: string
  /** The stroke in the accent colour. */
  accent: string
}

/** The portal's own line icons. Two paths each, so that a page with a dozen of them stays light. */
export const lineIcons = {
  idea: {
    line: 'M9 18h6M10 21h4M8 14.5a6 6 0 1 1 8 0c-.7.7-1 1.5-1 2.5H9c0-1-.3-1.8-1-2.5Z',
    accent: 'm10 10.5 2 1.5 2-1.5M12 12v3',
  },
  review: {
    line: 'M11 21H5V3h9l4 4v4M14 3v4h4M8 9h3M8 13h2',
    accent: 'M16 19a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm2.5-1 2.5 2.5',
  },
  pitch: {
    line: 'M3 4h18M4.5 4v11h15V4M12 15v3m-4 3 4-3 4 3',
    accent: 'm8 12 2.5-3 2.5 2 3-4',
  },
  fund: {
    line: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
    accent: 'M9 7.5h6M9 10.5h6M9 7.5h1.5a3 3 0 0 1 0 6H9l4 4',
  },
  prototype: {
    line: 'M7 7h10v10H7ZM9.5 7V4m5 3V4m-5 16v-3m5 3v-3M4 9.5h3m-3 5h3m10-5h3m-3 5h3',
    accent: 'm9.8 12 1.6 1.6 3-3.2',
  },
  patent: {
    line: 'M12 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12Zm-3.5-1L7 21.5l5-2.5 5 2.5-1.5-7.5',
    accent: 'm9.8 9 1.6 1.6 3-3.2',
  },
  hackathon: {
    line: 'M12 21.5a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM9.5 2.5h5m4 4L20 5',
    accent: 'm13 9.5-3 4h4l-3 4',
  },
  document: { line: 'M6 3h8l4 4v14H6Zm8 0v4h4', accent: 'M9 12h6m-6 4h4' },
  calendar: { line: 'M4 6h16v15H4Zm0 4.5h16M8 3v5m8-5v5', accent: 'm9 15.5 2 2 4-4' },
  people: {
    line: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9c0-3.5 2.5-6 6-6s6 2.5 6 6',
    accent: 'M16 4.5a3.2 3.2 0 0 1 0 6.2m2 3.8c2 .8 3 2.8 3 5.5',
  },
  question: {
    line: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
    accent: 'M9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.4-1.2 1-1.2 1.8m0 3v.2',
  },
  institution: {
    line: 'M3 21h18M5 18.5v-7m14 7v-7m-9.3 7v-7m4.6 7v-7M3.5 9 12 3.5 20.5 9Z',
    accent: 'M4 18.5h16M4 11.5h16',
  },
  seedling: {
    line: 'M12 21v-9m-5 9h10m-5-8c-4 0-6.5-2-6.5-6 4 0 6.5 2 6.5 6Z',
    accent: 'M12 11c0-4 2.5-6.5 6.5-6.5 0 4-2.5 6.5-6.5 6.5Z',
  },
  mentor: { line: 'M4 4h16v12H10l-4 4v-4H4Z', accent: 'M8 8.5h8M8 12h5' },
  place: {
    line: 'M12 21.5c-4-4.5-6.5-7.8-6.5-11a6.5 6.5 0 1 1 13 0c0 3.2-2.5 6.5-6.5 11Z',
    accent: 'M12 13a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  },
  trademark: {
    line: 'M12 3.5h8.5V12L12 20.5 3.5 12Z',
    accent: 'M16 9.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z',
  },
  copyright: {
    line: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
    accent: 'M15 9.8a3.8 3.8 0 1 0 0 4.4',
  },
  design: {
    line: 'M3.5 17h4v4h-4Zm13-14h4v4h-4ZM7.5 19H13m-2-14h5.5',
    accent: 'M7.5 19c9 0 0-14 9-14',
  },
  layers: {
    line: 'm12 3 9 5-9 5-9-5Zm-9 9 9 5 9-5',
    accent: 'm3 16 9 5 9-5',
  },
} as const satisfies Record<string, LineIconPaths>

export type LineIconName = keyof typeof lineIcons
