import type { Logger } from 'pino'
import { makeStock } from './clip-stock.ts'
import { fileOf } from './played-clip.ts'

type Setup = Omit<Parameters<typeof makeStock>[0], 'onClip'> & { log: Pick<Logger, 'info'> }

/** How many clips between two lines in the log. */
const step = 500

/** Makes the missing clips if the settings want all of them, and removes those of other recipes. */
export async function keepStock({ log, ...setup }: Setup, which: 'all' | 'on-demand') {
  if (which === 'on-demand') {
    await setup.folder.removeAllBut(new Set([...setup.clips].map(([id, clip]) => fileOf(id, clip))))
    return
  }
  const started = performance.now()
  let last = -1
  const outcome = await makeStock({
    ...setup,
    onClip: ({ made, total }) => {
      if (last === -1) last = made
      if (made - last < step) return
      last = made
      log.info({ made, total }, 'Clips are being made.')
    },
  })
  const { made, kept, removed, failed, stopped } = outcome
  const seconds = Math.round((performance.now() - started) / 1000)
  if (made > 0 || removed > 0 || failed.length > 0 || stopped)
    log.info(
      { made, kept, removed, failed, stopped, seconds },
      stopped ? 'Making clips stopped.' : 'All clips are made.',
    )
}
