import { expect, it } from 'vitest'
import { isDatabaseAway } from './is-database-away.ts'

it.each(['08006', '57P01', '57P03', '53300', '57014'])('is away, or too slow, by SQLSTATE %s', (code) => {
  expect(isDatabaseAway(Object.assign(new Error('canceling statement'), { code }))).toBe(true)
})

it.each(['23505', '42P01', '40001'])('is no bug of the database’s reach: %s', (code) => {
  expect(isDatabaseAway(Object.assign(new Error('duplicate key'), { code }))).toBe(false)
})
