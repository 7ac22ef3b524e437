import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { CaptionsOutcome, CaptionsPool, CaptionsSettings } from '../outside/captions.ts'
import { captionCacheStore } from './caption-cache-store.ts'

const day = 86_400

/**
 * In seconds: how long an outcome is cached. Captions seldom change; a failure may be over in ten minutes.
 */
const cachedFor = { found: 30 * day, 'no-language': day, failed: 600, network: 15 } as const

/**
 * In seconds: how long one process may ask before another may try. And in milliseconds: the pause between two
 * checks whether it is done.
 */
const claimed = 60
const checkEvery = 300

/**
 * Captions of the provider's videos: from the database, otherwise from the provider. All processes together
 * ask for a video once at a time.
 */
export function captionSource(
  db: Kysely<Database>,
  { settings, workers }: { settings: CaptionsSettings; workers: CaptionsPool },
) {
  const store = captionCacheStore(db)
  const under = new Map<string, Promise<CaptionsOutcome>>()

  async function find(asker: string, source: string, language: string): Promise<CaptionsOutcome> {
    if (settings.provider === 'off') throw new Error('Captions are switched off.')
    const place = { source, language }
    for (let waited = 0; waited < claimed * 1000; waited += checkEvery) {
      const cached = await store.find(place)
      if (cached) return cached
      if (await store.claim(place, claimed)) return ask(asker, place, settings)
      await sleep(checkEvery)
    }
    return { type: 'failed', reason: 'network' }
  }

  async function ask(
    asker: string,
    place: { source: string; language: string },
    settings: Extract<CaptionsSettings, { provider: 'youtube' }>,
  ): Promise<CaptionsOutcome> {
    try {
      const outcome = await workers.run(asker, { kind: 'find', ...place, settings })
      await store.keep(place, outcome, secondsFor(outcome))
      return outcome
    } catch (error) {
      await store.release(place)
      throw error
    }
  }

  return {
    isOn: settings.provider !== 'off',
    find(asker: string, source: string, language: string): Promise<CaptionsOutcome> {
      const key = `${source} ${language}`
      const asked =
        under.get(key) ??
        find(asker, source, language).finally(() => {
          under.delete(key)
        })
      under.set(key, asked)
      return asked
    },
  }
}

const secondsFor = (outcome: CaptionsOutcome) =>
  outcome.type === 'failed' && outcome.reason === 'network' ? cachedFor.network : cachedFor[outcome.type]
