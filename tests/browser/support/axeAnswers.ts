/**
 * Something that axe cannot decide: the rule, the elements (a selector), axe's reasons where they
 * matter, and the result of looking at them.
 */
type Answer = { rule: string; where: string; reasons?: readonly string[]; why: string }

/** Each was checked by a person, in both themes and at both widths. Anything not in this list fails. */
export const axeAnswers: readonly Answer[] = [
  {
    rule: 'color-contrast',
    where: 'main header.bg-deep *',
    why: 'Graph paper is drawn behind the words of the hero, in lines of 7 %: on a line as beside it the paler of the two text colours has more than 7:1, and the buttons have a ground of their own.',
  },
  {
    rule: 'color-contrast',
    where: 'svg[aria-hidden=true] text',
    why: 'The words in a drawing are in ink on a ground of the page or on the softest of the brand: at least 12:1.',
  },
  {
    rule: 'color-contrast',
    where: '[role=tab]',
    why: 'A row of tabs scrolls sideways on a phone; a tab that is half outside has the colours of the others.',
  },
  {
    rule: 'color-contrast',
    where: '*',
    reasons: ['elmPartiallyObscured', 'elmPartiallyObscuring', 'outsideViewport'],
    why: 'A part of it lies under what sticks to an edge, or outside of a box that scrolls. It has the colours of the others of its kind, which are judged where they are whole.',
  },
  {
    rule: 'color-contrast',
    where: 'form *, main:has([aria-label="Draft"]) section *, main li *, main tr *, footer *',
    reasons: ['bgOverlap', 'emptyValue'],
    why: 'A line of a long form, list or table, or of the footer, that lies under the bar or a strip at the foot, or under the tour. It scrolls clear of them, and its like are judged elsewhere on the same page.',
  },
  {
    rule: 'color-contrast',
    where: 'body:has([role=dialog], [role=alertdialog]) [aria-hidden=true] *',
    why: 'What lies dimmed behind a dialog cannot be used until it closes; the same page is judged without the dialog.',
  },
  {
    rule: 'color-contrast',
    where: 'body:has(header details[open]) :is(main, [role=status]) *',
    reasons: ['bgOverlap'],
    why: 'The open menu of the bar lies over it, on a ground of its own. The same page is judged with the menu closed.',
  },
  {
    rule: 'color-contrast',
    where: 'body:has([role=menu]) main *',
    reasons: ['bgOverlap', 'shortTextContent'],
    why: 'While a menu is open, a sheet that cannot be seen lies over the rest, so that a press beside the menu only closes it. The same page is judged without the menu.',
  },
  {
    rule: 'aria-hidden-focus',
    where:
      'body:has([role=dialog], [role=alertdialog], [role=menu]) :is([data-base-ui-focus-guard], [aria-hidden=true])',
    why: 'While a dialog or a menu is open the rest of the page is hidden from screen readers, and the guards at its ends lead the focus back into it: it cannot get out.',
  },
  {
    rule: 'aria-required-children',
    where: '[role=listbox][aria-label=Results]:empty',
    why: 'The list of results when nothing matches: the line above it says so, and the combobox says that it is not expanded.',
  },
]
