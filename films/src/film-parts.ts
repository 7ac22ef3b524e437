import { createHash } from 'node:crypto'
import { clipSettings, engineVersion } from '@app/content/audio'
import { type FilmScript, filmVoices } from '@app/content/reader'
import { speech } from '@app/malayalam/sound'
import { filmSettings } from './film-settings.ts'
import { type FilmScene, picture } from './kit/stage.ts'
import type { Timeline } from './timeline.ts'

/** Seconds between the pictures that make up a film's key. */
const glance = 0.5

/**
 * The key of everything a film is made from: its speech, its pictures and its sounds. If the code of a scene
 * changes and draws the same, the key stays the same. It also stays if the notes on a line change, because
 * those are in the transcript.
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

/** The key of a film's pictures. */
export function pictureKey(script: FilmScript, scene: FilmScene, timeline: Timeline): string {
  const draw = picture(scene, timeline, script.signs ?? {})
  const glances = Array.from({ length: Math.ceil(timeline.duration / glance) }, (_, at) => draw(at * glance))
  return keyOf([timeline.duration, filmSettings, glances])
}

const keyOf = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
