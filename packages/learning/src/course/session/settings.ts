import * as v from 'valibot'
import { type Item, kindOf, type Skill } from '../../practice/item.ts'

/** How long a session is, in minutes. */
export const sessionLengths = [5, 10, 15] as const

/** A session has at most so many exercises, with all that comes back: a quick learner does not get more of them. */
export const mostExercises = (minutes: (typeof sessionLengths)[number]): number => Math.round(4.5 * minutes)

const moment = v.fallback(v.pipe(v.number(), v.minValue(0)), 0)

/** A learner's settings for sessions. */
export const SessionSettings = v.object({
  minutes: v.fallback(v.picklist(sessionLengths), 10),
  /** Off: the learner does not hear, or does not speak. Nothing ever asks for it. */
  hears: v.fallback(v.boolean(), true),
  speaks: v.fallback(v.boolean(), true),
  /** The learner understands much by ear: new words are asked before they are shown. */
  understands: v.fallback(v.boolean(), false),
  /** Letters are written by hand, too. */
  writes: v.fallback(v.boolean(), false),
  /** "I cannot listen now", "I cannot speak now": until then, in milliseconds since 1970. */
  quietUntil: moment,
  silentUntil: moment,
})
export type SessionSettings = v.InferOutput<typeof SessionSettings>

/** Reads a stored value as settings: of damaged settings, the parts that are valid. */
export function readSessionSettings(stored: unknown): SessionSettings {
  const found = stored && typeof stored === 'object' ? stored : {}
  return v.parse(SessionSettings, { ...damaged, ...found })
}

/** What a learner takes along to another device: all but what holds for an hour. */
export type LastingSettings = Omit<SessionSettings, 'quietUntil' | 'silentUntil'>

export function lastingSettings({ quietUntil, silentUntil, ...lasting }: SessionSettings): LastingSettings {
  return lasting
}

/** Each part falls back to its usual value. */
const damaged = Object.fromEntries(Object.keys(SessionSettings.entries).map((name) => [name, null]))

/** What a learner cannot do, for a while or ever. */
export const needs = ['sound', 'speech'] as const
export type Need = (typeof needs)[number]

/** How long "not now" lasts, in milliseconds. */
const hour = 3_600_000

/** The settings of a learner who cannot listen, or cannot speak, for an hour from now. */
export function notNow(settings: SessionSettings, need: Need, now: number): SessionSettings {
  return { ...settings, [need === 'sound' ? 'quietUntil' : 'silentUntil']: now + hour }
}

/** What a learner cannot do now. */
export function cannotNow(settings: SessionSettings, now: number): Need[] {
  const can: Record<Need, boolean> = {
    sound: settings.hears && settings.quietUntil <= now,
    speech: settings.speaks && settings.silentUntil <= now,
  }
  return needs.filter((need) => !can[need])
}

/** Whether a skill of an item is wanted at all. One that is switched off is never due, and blocks nothing. */
export function isWanted(item: Item, skill: Skill, { hears, writes }: SessionSettings): boolean {
  if (skill === 'write') return writes
  return hears || !(skill === 'hear' || kindOf(item) === 'contrast')
}
