import { expect, it } from 'vitest'
import { slimManifest } from './slim-manifest.ts'

const route = (path: string, more: object = {}) => ({
  ...{ id: path, path, hasLoader: false, hasDefaultExport: true, module: `${path}.js` },
  ...{ imports: ['/assets/react.js'], css: [] },
  ...more,
})
const manifest = (routes: object) => `window.__reactRouterManifest=${JSON.stringify({ entry: {}, routes })};`

it('keeps what a route is and has, and which files a page needs that is fetched ahead', () => {
  const slim = slimManifest(
    manifest({ level: route('/level'), quiz: route('/lessons2', { css: ['/quiz.css'] }) }),
  )
  expect(slim).toBe(
    manifest({
      level: { id: '/level', path: '/level', hasDefaultExport: true, module: '/level.js' },
      quiz: {
        ...{ id: '/lessons2', path: '/lessons2', hasDefaultExport: true, module: '/lessons2.js' },
        ...{ css: ['/quiz.css'], imports: ['/assets/react.js'] },
      },
    }),
  )
})

it('refuses a list that is written another way', () => {
  expect(() => slimManifest('export default {}')).toThrow('not written in the known way')
})
