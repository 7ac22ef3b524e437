import { describe, expect, it, vi } from 'vitest'
import { startLate } from './late-start.ts'

const head = `<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/libs.js"/></head>`
const modules = `<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/page.js";
  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/assets/entry.js");</script>`

const restore = '((storageKey, restoreKey) => { scrollTo(0, 1) })("scroll-positions", null)'
const context = (code: string) => `<script>window.__reactRouterContext${code}</script>`
const built = `${head}<script>${restore}</script>${context(' = {};')}${modules}<!--$-->${context('.stream = "…";')}`
const late = startLate(built, (files) => files.toReversed(), '/assets/app.css')

describe('startLate', () => {
  it('names no script that the browser would fetch before it paints', () => {
    expect(late).not.toMatch(/<link rel="modulepreload"|<script[^>]*(?:src|module)/)
  })

  it('starts the entry last, after the routes and the whole style sheet', () => {
    const steps = [
      '"/assets/libs.js"',
      '"/assets/manifest.js"',
      'RouteModules={"root":route0',
      'await styled',
      'import("/assets/entry.js")',
    ]
    const places = steps.map((step) => late.lastIndexOf(step))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  it('has the whole style sheet in the head where no script runs, and only there', () => {
    const sheet = '<link rel="stylesheet" href="/assets/app.css"/>'
    expect(late).toContain(`<noscript>${sheet}</noscript></head>`)
    expect(late.split(sheet)).toHaveLength(2)
  })

  it('restores the scrolling of a page gone back to at once, and that of a first visit after the paint', async () => {
    vi.useFakeTimers()
    const run = async (state: unknown, told = true) => {
      const paints: (() => void)[] = []
      const places: number[] = []
      const window: { __reactRouterContext?: { stream?: string } } = {}
      const world = {
        history: { state },
        self: {},
        document: { hidden: false, addEventListener: () => undefined },
        PerformanceObserver: class {
          constructor(tell: () => void) {
            paints.push(tell)
          }
          observe() {}
        },
        scrollTo: (_: number, place: number) => void places.push(place),
        window,
      }
      const [, script = ''] = /<script>(\(async.*?)const add=/s.exec(late) ?? []
      const done = new Function(...Object.keys(world), `return ${script}})()`)(...Object.values(world))
      const atOnce = { scrolled: [...places], context: window.__reactRouterContext }
      if (told) for (const tell of paints) tell()
      vi.advanceTimersByTime(told ? 1 : 1000)
      await done
      return { atOnce, afterPaint: { scrolled: places, context: window.__reactRouterContext } }
    }
    const context = { stream: '…' }
    expect(await run({ key: 'a' })).toEqual({
      atOnce: { scrolled: [1], context: undefined },
      afterPaint: { scrolled: [1], context },
    })
    const firstVisit = {
      atOnce: { scrolled: [], context: undefined },
      afterPaint: { scrolled: [1], context },
    }
    expect(await run(null)).toEqual(firstVisit)
    expect(await run(null, false), 'a browser that does not tell of its paint').toEqual(firstVisit)
    vi.useRealTimers()
  })

  it('runs in one script, and leaves the app what it looks for where the others were', () => {
    expect(late.match(/<script>(?!<)/g)).toHaveLength(1)
    expect(late.match(/<script><\/script>/g)).toHaveLength(3)
  })

  it('refuses a page that restores its scrolling in another way', () => {
    expect(() => startLate(built.replace('storageKey', 'key'), (files) => files, '')).toThrow(/scrolling/)
  })

  it('keeps the button that is pressed before the app is there', () => {
    expect(late.indexOf('self.replayEarlyClick=')).toBeLessThan(late.indexOf('await'))
  })

  it('refuses a page that is built in another way', () => {
    expect(() => startLate('<script src="/app.js"></script>', (files) => files, '')).toThrow(/known way/)
  })
})
