import { describe, expect, it } from 'vitest'
import { placeBeside } from './place-beside.ts'

const view = { width: 1000, height: 800, scrollX: 0, scrollY: 0 }

describe('placeBeside', () => {
  it('stands below the word if there is room', () => {
    expect(placeBeside({ left: 100, top: 100, bottom: 140 }, view)).toEqual({
      left: 100,
      width: 416,
      maxHeight: 644,
      top: 148,
    })
  })

  it('stands above a word that is low on the screen', () => {
    expect(placeBeside({ left: 100, top: 700, bottom: 740 }, view)).toMatchObject({
      bottom: 108,
      maxHeight: 684,
    })
  })

  it('stays within the screen beside a word at its right edge', () => {
    expect(placeBeside({ left: 950, top: 100, bottom: 140 }, view)?.left).toBe(1000 - 416 - 8)
  })

  it('has no place beside a word that is out of sight', () => {
    expect(placeBeside({ left: 100, top: -50, bottom: -10 }, view)).toBeUndefined()
    expect(placeBeside({ left: 100, top: 810, bottom: 850 }, view)).toBeUndefined()
  })

  it('scrolls with the page', () => {
    expect(placeBeside({ left: 100, top: 100, bottom: 140 }, { ...view, scrollY: 500 })).toMatchObject({
      top: 648,
    })
    expect(placeBeside({ left: 100, top: 700, bottom: 740 }, { ...view, scrollY: 500 })).toMatchObject({
      bottom: 108 - 500,
    })
  })
})
