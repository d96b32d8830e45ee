/** A named set of values, one for each label of the chart. */
type Series = { name: string; values: readonly number[] }

/** The data of a chart. No value is negative. */
export type ChartData = {
  labels: readonly string[]
  series: readonly Series[]
  /** Where the bar of each label starts; by default all at 0. */
  starts?: readonly number[] | undefined
}

/** Props of all drawings; `width` is in pixels, sixteen of them a `rem`: drawings keep the size of the text around them. */
export type DrawingProps = ChartData & {
  /** Prefix of the ids of the series' patterns. */
  id: string
  width: number
  format: (value: number) => string
}

/**
 * Round whole numbers from 0 to the first that is at least `highest`, in at most five steps: what is
 * counted here, applications and rupees, has no halves.
 */
export function niceTicks(highest: number): number[] {
  if (highest <= 0) return [0, 1]
  const rough = highest / 4
  const magnitude = 10 ** Math.max(0, Math.floor(Math.log10(rough)))
  const step = [1, 2, 2.5, 5, 10]
    .map((factor) => factor * magnitude)
    .find((size) => size >= rough && Number.isInteger(size))
  const size = step ?? rough
  return Array.from({ length: Math.ceil(highest / size) + 1 }, (_, index) => index * size)
}

/** About how wide a label is. */
export function labelWidth(label: string): number {
  return label.length * 7
}

/** Show only every n-th label, so that labels do not overlap; `band` is the room for each, in pixels. */
export function labelStride(labels: readonly string[], band: number): number {
  const longest = Math.max(0, ...labels.map(labelWidth))
  return Math.max(1, Math.ceil((longest + 6) / band))
}
