import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

type Row = Record<string, string | number>

/** The results of one part of the bench. */
export type Section = { title: string; text: string; rows: readonly Row[]; seconds: number }

/** Writes all parts of one run as a document. */
export function writeReport(file: string, browser: string, sections: readonly Section[]): void {
  const total = sections.reduce((sum, { seconds }) => sum + seconds, 0)
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync(
    file,
    `# How fast it is, beside its floors

Written by \`npm run bench\` on ${day}, in one run of ${Math.round(total / 60)} minutes on ${cpus().length} cores with ${browser}. Unless a part says
otherwise: a simulated phone with a CPU four times slower than this machine, 150 ms and 1.6 Mbit/s, times in milliseconds,
what is compared taking turns. Times differ from machine to machine and by about 15 % from run to run: they are
printed, not held. Bytes and counts are held by \`tests/browser/budgets.spec.ts\`. What was tried, and why a goal is
missed: [decision](decisions/first-load.md).

${sections.map(sectionText).join('\n')}`,
  )
  execFileSync('npx', ['oxfmt', file])
}

function sectionText({ title, text, rows }: Section): string {
  return `## ${title}\n\n${text}\n\n${table(rows)}\n`
}

function table(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {})
  const isNumber = (name: string) => rows.every((row) => !Number.isNaN(Number(row[name])))
  return [
    line(names),
    line(names.map((name) => (isNumber(name) ? '---:' : '---'))),
    ...rows.map((row) => line(names.map((name) => row[name] ?? ''))),
  ].join('\n')
}

function line(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`
}
