import { describe, expect, it } from 'vitest'
import { leafFirst, staticImports } from './script-order.ts'

describe('leafFirst', () => {
  const imports: Record<string, string[]> = {
    page: ['common', 'react'],
    common: ['react'],
    react: [],
    a: ['b'],
    b: ['a'],
  }
  const order = (files: string[]) => leafFirst(files, (file) => imports[file] ?? [])

  it('puts each file after what it imports', () => {
    expect(order(['page', 'react', 'common'])).toEqual(['react', 'common', 'page'])
  })

  it('names only the files it was given', () => {
    expect(order(['page'])).toEqual(['page'])
  })

  it('ends where files import each other', () => {
    expect(order(['a', 'b']).toSorted()).toEqual(['a', 'b'])
  })
})

describe('staticImports', () => {
  it('finds what a module imports before it runs, and nothing that it imports later', () => {
    const code =
      'import{a as b}from"./x-1.js";import"./y.js";const c=()=>import("./z.js");export*from"./w.js"'
    expect(staticImports(code, '/assets')).toEqual(['/assets/x-1.js', '/assets/y.js', '/assets/w.js'])
  })
})
