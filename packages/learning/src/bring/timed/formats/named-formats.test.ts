import { expect, it } from 'vitest'
import { lineLikeTime, namedText } from './named-formats.ts'

it.each([
  ['Scenarist_SCC V1.0', 'SCC'],
  ['# VobSub index file, v7', 'VobSub'],
  ['%PDF-1.7', 'PDF'],
  ['{\\rtf1\\ansi', 'RTF'],
  ['850STL25.01', 'EBU STL'],
  ['#EXTM3U', 'HLS'],
  ['<!DOCTYPE html><html>', 'HTML'],
  ['<html lang="ml">', 'HTML'],
  ['<?xml version="1.0"?>', 'XML'],
  ['{ "lines": [] }', 'JSON'],
  ['[{ "line": "വാ" }]', 'JSON'],
])('knows that “%s” begins %s', (text, format) => {
  expect(namedText(text)).toBe(format)
})

it.each(['വാ', '{ "വാ" എന്നു പറഞ്ഞു }', '[“വാ”]', '["വാ" എന്ന്]', '12', 'html'])('knows no format in “%s”', (text) => {
  expect(namedText(text)).toBeUndefined()
})

it.each([
  [['വാ', '[00:01] ഒന്ന്', '[00:02] രണ്ട്'], 2],
  [['[12][34] ഒന്ന്', 'രണ്ട്'], 1],
  [['0:01.50', 'ഒന്ന്'], 1],
  [['00:01 --> 00:02', '00:02 --> 00:03'], 1],
])('says in which line of %j the times begin', (lines, line) => {
  expect(lineLikeTime(lines)).toBe(line)
})

it.each([
  [['ഒന്ന്', 'രണ്ട്']],
  [['ഇന്ന് 10:30 ന്', 'രണ്ട്']],
  [['10:30 - ബസ്', ...Array.from({ length: 9 }, () => 'വരി')]],
  [['ഒന്ന്', '10:30', '11:30', ...Array.from({ length: 9 }, () => 'വരി')]],
])('takes a time of the day in %j for no caption', (lines) => {
  expect(lineLikeTime(lines)).toBeUndefined()
})
