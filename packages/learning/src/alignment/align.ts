/**
 * A step from one list to another: an item of both lists, only of the first (`to` is -1), only of the second
 * (`from` is -1), or one in place of the other.
 */
export type Step = { from: number; to: number; cost: number }

/**
 * The cheapest way from one list to another. `cost(from, to)` is 0 for the same; to leave out or to put in one costs
 * `gap`. Where ways cost the same, the one that exchanges late is taken.
 */
export function align(from: number, to: number, cost: (from: number, to: number) => number, gap = 1): Step[] {
  const width = to + 1
  const least = new Float64Array((from + 1) * width)
  const at = (one: number, other: number) => least[one * width + other] ?? Number.POSITIVE_INFINITY
  for (let one = 0; one <= from; one++)
    for (let other = 0; other <= to; other++) {
      if (one === 0 && other === 0) continue
      least[one * width + other] = Math.min(
        one > 0 ? at(one - 1, other) + gap : Number.POSITIVE_INFINITY,
        other > 0 ? at(one, other - 1) + gap : Number.POSITIVE_INFINITY,
        one > 0 && other > 0 ? at(one - 1, other - 1) + cost(one - 1, other - 1) : Number.POSITIVE_INFINITY,
      )
    }

  const steps: Step[] = []
  for (let one = from, other = to; one > 0 || other > 0; ) {
    const step = one > 0 && other > 0 ? cost(one - 1, other - 1) : Number.POSITIVE_INFINITY
    if (one > 0 && other > 0 && at(one, other) === at(one - 1, other - 1) + step)
      steps.push({ from: --one, to: --other, cost: step })
    else if (one > 0 && at(one, other) === at(one - 1, other) + gap)
      steps.push({ from: --one, to: -1, cost: gap })
    else steps.push({ from: -1, to: --other, cost: gap })
  }
  return steps.reverse()
}
