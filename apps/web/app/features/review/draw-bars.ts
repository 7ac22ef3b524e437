import UPlot from 'uplot'

export type Drawn = { resize: () => void; remove: () => void }

/** CSS pixels. */
const height = 176

/** Draws counts as bars into an element, in the colours of the page. */
export function drawBars(element: HTMLElement, names: readonly string[], counts: readonly number[]): Drawn {
  const style = getComputedStyle(element)
  const colour = (role: string) => style.getPropertyValue(`--color-${role}`).trim()
  const text = { stroke: colour('ink-soft'), font: `13px ${style.fontFamily}` }
  const line = { stroke: colour('line'), width: 1 }
  const bars = UPlot.paths.bars?.({ size: [0.7, 48], radius: 0.2 })
  const highest = Math.max(4, ...counts)
  const plot = new UPlot(
    {
      width: element.clientWidth,
      height,
      cursor: { show: false },
      legend: { show: false },
      scales: { x: { time: false, range: [-0.6, counts.length - 0.4] }, y: { range: [0, highest * 1.1] } },
      axes: [
        {
          ...text,
          size: 28,
          grid: { show: false },
          ticks: { show: false },
          splits: () => names.map((_, place) => place),
          values: (plot, splits) => splits.map((place) => shown(plot, names, place)),
        },
        {
          ...text,
          size: 36,
          grid: line,
          ticks: { show: false },
          incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000],
        },
      ],
      series: [
        {},
        {
          fill: colour('accent'),
          stroke: colour('accent'),
          points: { show: false },
          ...(bars && { paths: bars }),
        },
      ],
    },
    [counts.map((_, place) => place), [...counts]],
    element,
  )
  return {
    resize: () => plot.setSize({ width: element.clientWidth, height }),
    remove: () => plot.destroy(),
  }
}

/** As many names as there is room for, always with the first one. */
function shown(plot: UPlot, names: readonly string[], place: number): string {
  const room = Math.max(1, Math.floor(plot.width / 68))
  const every = Math.ceil(names.length / room)
  return place % every === 0 ? (names[place] ?? '') : ''
}
