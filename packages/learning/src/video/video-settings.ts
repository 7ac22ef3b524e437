import { largestOffset } from './offset.ts'

/** The playing speeds, from half to double. */
export const speeds = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.25, 1.5, 1.75, 2] as const
export type Speed = (typeof speeds)[number]

/** The tabs of the side panel. */
export const panels = ['words', 'lines', 'my'] as const
export type Panel = (typeof panels)[number]

/** A learner's settings for one video. */
export type VideoSettings = {
  speed: Speed
  /** Whether playing stops at the end of each line. */
  autoPause: boolean
  /** Whether playing stops while a word is explained. */
  pauseOnWord: boolean
  translation: boolean
  romanisation: boolean
  /** The seconds by which the lines come later than in their transcript. */
  offset: number
  /** From 0 to 1. */
  volume: number
  muted: boolean
  panel: Panel
}

export const untouchedVideo: VideoSettings = {
  speed: 1,
  autoPause: false,
  pauseOnWord: true,
  translation: true,
  romanisation: true,
  offset: 0,
  volume: 1,
  muted: false,
  panel: 'words',
}

/** Reads stored settings. A missing or damaged setting gets its default. */
export function readVideoSettings(stored: unknown): VideoSettings {
  const found: Partial<Record<keyof VideoSettings, unknown>> =
    stored && typeof stored === 'object' ? stored : {}
  const flag = (name: 'autoPause' | 'pauseOnWord' | 'translation' | 'romanisation' | 'muted') => {
    const value = found[name]
    return typeof value === 'boolean' ? value : untouchedVideo[name]
  }
  return {
    speed: speeds.find((speed) => speed === found.speed) ?? untouchedVideo.speed,
    autoPause: flag('autoPause'),
    pauseOnWord: flag('pauseOnWord'),
    translation: flag('translation'),
    romanisation: flag('romanisation'),
    offset: within(found.offset, -largestOffset, largestOffset) ?? untouchedVideo.offset,
    volume: within(found.volume, 0, 1) ?? untouchedVideo.volume,
    muted: flag('muted'),
    panel: panels.find((panel) => panel === found.panel) ?? untouchedVideo.panel,
  }
}

/** The next faster or slower speed. The fastest and the slowest speed stay. */
export function stepSpeed(speed: Speed, steps: 1 | -1): Speed {
  return speeds[speeds.indexOf(speed) + steps] ?? speed
}

function within(value: unknown, min: number, max: number): number | undefined {
  return typeof value === 'number' && value >= min && value <= max ? value : undefined
}
