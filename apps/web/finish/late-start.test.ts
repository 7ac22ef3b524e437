import { describe, expect, it } from 'vitest'
import { startLate } from './late-start.ts'

const built = `<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/libs.js"/></head>
<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/page.js";
  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/assets/entry.js");</script>`

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

  it('keeps the button that is pressed before the app is there', () => {
    expect(late.indexOf('self.takeEarlyClick=')).toBeLessThan(late.indexOf('await'))
  })

  it('refuses a page that is built in another way', () => {
    expect(() => startLate('<script src="/app.js"></script>', (files) => files, '')).toThrow(/known way/)
  })
})
