import { expect, test } from 'vitest'
import { pageText } from '../../../../scripts/build/pageText.ts'

const linesOf = (html: string) => pageText(`<main>${html}</main>`).flatMap(({ lines }) => lines)

test('an item of a list carries the heading of the list, which may turn it into its contrary', () => {
  expect(
    linesOf('<h2>What it does not pay for</h2><ul><li>Stipends</li><li>No furniture.</li></ul>'),
  ).toEqual([
    { heading: 'What it does not pay for', text: 'Stipends' },
    { heading: 'What it does not pay for', text: 'No furniture.' },
  ])
})

test('so do the cells of a row; a sentence is understood by itself, and each is a line', () => {
  expect(
    linesOf(
      '<h3>Surat</h3><dl><div><dt>Patents</dt><dd>21</dd></div></dl><p>It leads. Others follow.</p>',
    ),
  ).toEqual([
    { heading: 'Surat', text: 'Patents · 21' },
    { text: 'It leads.' },
    { text: 'Others follow.' },
  ])
})

test('a heading counts within its own section or item, and the title of the page for no line', () => {
  expect(
    linesOf(
      '<h1>Grant</h1><p>Free</p><h2>Rights</h2>' +
        '<ul><li><h3>Patent</h3><p>12 months</p></li><li>Advice</li></ul>' +
        '<section><h2>Later</h2><p>Soon</p></section><p>Ask us</p>',
    ),
  ).toEqual([
    { text: 'Free' },
    { heading: 'Patent', text: '12 months' },
    { heading: 'Rights', text: 'Advice' },
    { heading: 'Later', text: 'Soon' },
    { heading: 'Rights', text: 'Ask us' },
  ])
})

test('elements beside each other are not one word, and those within a word stay in it', () => {
  expect(
    linesOf(
      '<p><a>+91 79 5550 0171</a><a>meenal@ip.example.org</a> or <span>one<!-- --> <b>P</b>age</span></p>',
    ),
  ).toEqual([{ text: '+91 79 5550 0171 meenal@ip.example.org or one Page' }])
})

test('what nobody sees is left out, and what is hidden on a small screen alone is not', () => {
  expect(
    linesOf(
      '<p class="mt-1 sr-only">Table of phases</p><p class="max-2xs:sr-only text-sm">Amount</p><p aria-hidden="true">Phase</p>',
    ),
  ).toEqual([{ text: 'Amount' }])
})
