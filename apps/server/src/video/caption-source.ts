import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { captionCacheStore } from './caption-cache-store.ts'
import type { CaptionsDesk } from './captions-desk.ts'
import type { CaptionsSettings } from './captions-settings.ts'
import type { CaptionsOutcome } from './found-captions.ts'

const day = 86_400

/**
 * In seconds: how long an outcome is cached. Captions seldom change; a failure may be over in ten minutes.
 */
const keptFor = { found: 30 * day, 'no-language': day, failed: 600, network: 15 } as const

/**
 * In seconds: how long one process may ask before another may try. And in milliseconds: the pause between two
 * checks whether it is done.
 */
const claimed = 60
const lookEvery = 300

/**
 * Captions of the provider's videos: from the database, otherwise from the provider. All processes together
 * ask for a video once at a time.
 */
export function captionSource(
  db: Kysely<Database>,
  { settings, desk }: { settings: CaptionsSettings; desk: CaptionsDesk },
) {
  const store = captionCacheStore(db)
  const under = new Map<string, Promise<CaptionsOutcome>>()

  async function find(whose: string, source: string, language: string): Promise<CaptionsOutcome> {
    if (settings.provider === 'off') throw new Error('Captions are switched off.')
    const place = { source, language }
    for (let waited = 0; waited < claimed * 1000; waited += lookEvery) {
      const kept = await store.kept(place)
      if (kept) return kept
      if (await store.claim(place, claimed)) return ask(whose, place, settings)
      await sleep(lookEvery)
    }
    return { type: 'failed', reason: 'network' }
  }

  async function ask(
    whose: string,
    place: { source: string; language: string },
    settings: Extract<CaptionsSettings, { provider: 'youtube' }>,
  ): Promise<CaptionsOutcome> {
    try {
      const outcome = await desk.run(whose, { kind: 'find', ...place, settings })
      await store.keep(place, outcome, secondsFor(outcome))
      return outcome
    } catch (error) {
      await store.release(place)
      throw error
    }
  }

  return {
    isOn: settings.provider !== 'off',
    find(whose: string, source: string, language: string): Promise<CaptionsOutcome> {
      const key = `${source} ${language}`
      const asked =
        under.get(key) ??
        find(whose, source, language).finally(() => {
          under.delete(key)
        })
      under.set(key, asked)
      return asked
    },
  }
}

const secondsFor = (outcome: CaptionsOutcome) =>
  outcome.type === 'failed' && outcome.reason === 'network' ? keptFor.network : keptFor[outcome.type]
