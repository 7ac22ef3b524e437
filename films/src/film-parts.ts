import { createHash } from 'node:crypto'
import { clipSettings, engineVersion } from '@app/content/audio'
import { type FilmScript, filmVoices } from '@app/content/reader'
import { speech } from '@app/malayalam/sound'
import { filmSettings } from './film-settings.ts'
import { type FilmScene, picture } from './kit/stage.ts'
import type { Timeline } from './timeline.ts'

/** How often a film's picture is looked at to know it again, in seconds. */
const glance = 0.5

/**
 * What a film is made from, as a key: what is spoken, how, and what is seen and heard. A scene that is only written otherwise,
 * and draws the same, leaves its film as it is; so does what is said of a line, which stands in the transcript.
 */
export function filmKey(script: FilmScript, scene: FilmScene, timeline: Timeline): string {
  const said = script.lines.map(({ by, text }) => [by, speech(text)])
  const heard = scene.sounds(timeline)
  return keyOf([
    said,
    script.voices,
    filmVoices,
    filmSettings,
    clipSettings,
    engineVersion,
    scene.waits,
    heard,
    pictureKey(script, scene, timeline),
  ])
}

/** What is seen in a film, as a key. */
export function pictureKey(script: FilmScript, scene: FilmScene, timeline: Timeline): string {
  const draw = picture(scene, timeline, script.signs ?? {})
  const glances = Array.from({ length: Math.ceil(timeline.duration / glance) }, (_, at) => draw(at * glance))
  return keyOf([timeline.duration, filmSettings, glances])
}

const keyOf = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
