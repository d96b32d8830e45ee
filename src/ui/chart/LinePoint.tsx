import { lineLook } from './lineLook'

/** A point on the line of a series: round on the first, square on the others. */
export function LinePoint({ place, x, y }: { place: number; x: number; y: number }) {
  const { fill } = lineLook(place)
  return place === 0 ? (
    <circle cx={x} cy={y} r={4.5} className={fill} />
  ) : (
    <rect x={x - 4} y={y - 4} width={8} height={8} className={fill} />
  )
}
