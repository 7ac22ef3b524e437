import { transformAsync } from '@babel/core'
import type { Plugin } from 'vite'

/**
 * Adds what Vite's own transform lacks: Lingui's macros (messages get their ids), then the React Compiler
 * (memoisation).
 */
export function compileTsx(): Plugin {
  return {
    name: 'compile-tsx',
    enforce: 'pre',
    transform: {
      filter: { id: /\/apps\/web\/app\/.*\.tsx?(\?.*)?$/ },
      async handler(code, id) {
        const result = await transformAsync(code, {
          filename: id.split('?')[0] ?? id,
          configFile: false,
          babelrc: false,
          sourceMaps: true,
          parserOpts: { plugins: ['jsx', 'typescript'] },
          plugins: ['@lingui/babel-plugin-lingui-macro', ['babel-plugin-react-compiler', {}]],
        })
        return result?.code ? { code: result.code, map: result.map ?? null } : null
      },
    },
  }
}
