import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPosition } from './position.ts'
import { readVideoSettings, speeds, stepSpeed, untouchedVideo } from './video-settings.ts'

describe('readVideoSettings', () => {
  it.each([null, undefined, 7, 'fast', [], {}])('reads %j as the default settings', (stored) => {
    expect(readVideoSettings(stored)).toEqual(untouchedVideo)
  })

  it('returns the settings that were stored', () => {
    const set = { ...untouchedVideo, speed: 0.7, autoPause: true, offset: -0.3, panel: 'my' } as const
    expect(readVideoSettings(JSON.parse(JSON.stringify(set)))).toEqual(set)
  })

  it.each([
    { speed: 3 },
    { speed: '1' },
    { autoPause: 'yes' },
    { pauseOnWord: 1 },
    { translation: null },
    { offset: 61 },
    { offset: '0.1' },
    { offset: null },
    { volume: 2 },
    { volume: -1 },
    { panel: 'none' },
  ])('drops %j, and nothing beside it', (damaged) => {
    expect(readVideoSettings({ ...damaged, romanisation: false })).toEqual({
      ...untouchedVideo,
      romanisation: false,
    })
  })

  it('makes valid settings of any value', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const settings = readVideoSettings(JSON.parse(json))
        expect(readVideoSettings(settings)).toEqual(settings)
      }),
    )
  })
})

describe('stepSpeed', () => {
  it.each([
    { speed: 1, steps: 1, next: 1.25 },
    { speed: 1, steps: -1, next: 0.9 },
    { speed: 2, steps: 1, next: 2 },
    { speed: 0.5, steps: -1, next: 0.5 },
  ] as const)('$speed, stepped by $steps, is $next', ({ speed, steps, next }) => {
    expect(stepSpeed(speed, steps)).toBe(next)
  })

  it('goes from half to double', () => {
    expect([Math.min(...speeds), Math.max(...speeds)]).toEqual([0.5, 2])
  })
})

describe('readPosition', () => {
  it.each([
    { stored: null, position: 0 },
    { stored: '', position: 0 },
    { stored: '12.34', position: 12.34 },
    { stored: '-3', position: 0 },
    { stored: 'NaN', position: 0 },
    { stored: 'soon', position: 0 },
    { stored: '{"seconds":3}', position: 0 },
    { stored: 'Infinity', position: 0 },
    { stored: '59.5', position: 0 },
    { stored: '70', position: 0 },
  ])('$stored of a minute is $position', ({ stored, position }) => {
    expect(readPosition(stored, 60)).toBe(position)
  })

  it('continues from the stored position while the duration is unknown', () => {
    expect(readPosition('700')).toBe(700)
  })
})
