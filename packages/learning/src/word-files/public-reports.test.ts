import { expect, it } from 'vitest'
import { wordsOfFile } from './sheets.ts'
import { readWordsCsv } from './words-csv.ts'

/**
 * Inputs of the same form as in public reports about like programs, written anew. The addresses are under
 * github.com. Expected is what the person who reported it wanted, or that the row is told.
 */
const reports: [address: string, problem: string, table: string, taken: string[]][] = [
  [
    'Yvee1/hascard/issues/17, Alone2/studyFlash/issues/12',
    'a meaning of two lines, without quotation marks',
    'മഴ\t- rain\n- shower\nവീട്\thouse\n',
    ['മഴ = - rain - shower', 'വീട് = house'],
  ],
  [
    'hwgilbert16/scholarsome/issues/74',
    'semicolons in meanings between tabs',
    'മഴ\train; shower\nവീട്\thouse; home\n',
    ['മഴ = rain; shower', 'വീട് = house; home'],
  ],
  [
    'lakesare/memcode/issues/194',
    'a comma in the last cell, without quotation marks',
    'മഴ,rain\nവീട്,house, home\nമരം,tree\n',
    ['മഴ = rain', 'വീട് = house, home', 'മരം = tree'],
  ],
  [
    'Tatoeba/tatoeba2/issues/2973',
    'a quotation mark that begins a cell between tabs and never ends',
    'മഴ\t"rain”\nവീട്\thouse\n',
    ['മഴ = "rain”', 'വീട് = house'],
  ],
  [
    'Tatoeba/tatoeba2/issues/2973',
    'such a mark, with another one rows later',
    'മഴ\t"rain\nവീട്\thouse"\nമരം\ttree\n',
    ['മഴ = "rain', 'വീട് = house"', 'മരം = tree'],
  ],
  [
    'nao1215/filesql/issues/268',
    'quotation marks within cells between tabs',
    'മഴ\tthe "rain" of June\nഉയരം\t5\'9" tall\n',
    ['മഴ = the "rain" of June', 'ഉയരം = 5\'9" tall'],
  ],
  [
    'mechatroner/vscode_rainbow_csv/issues/10',
    'a line break within a quoted cell between tabs',
    'മഴ\t"rain,\nshower"\tnoun\nവീട്\thouse\tnoun\n',
    ['മഴ = rain, shower', 'വീട് = house'],
  ],
  [
    '2anki/2anki.net/pull/3508',
    'heads in the other order',
    'Back,Front\nrain,മഴ\nhouse,വീട്\n',
    ['മഴ = rain', 'വീട് = house'],
  ],
  [
    '2anki/2anki.net/pull/3508',
    'a list without heads, whose first row is a word',
    'rain,മഴ\nhouse,വീട്\n',
    ['മഴ = rain', 'വീട് = house'],
  ],
  [
    'firefly-iii/firefly-iii/issues/1172',
    'semicolons between cells that have commas',
    'Malayalam;English\nമഴ;rain, shower\nവീട്;house, home\n',
    ['മഴ = rain, shower', 'വീട് = house, home'],
  ],
  [
    'ankidroid/Anki-Android/issues/1912',
    'word and meaning on lines of their own',
    'മഴ\nrain\nവീട്\nhouse\n',
    ['മഴ = rain', 'വീട് = house'],
  ],
  [
    'hxpe-dev/kotofetch/pull/22',
    'the reading in brackets behind the word',
    'മഴ[mazha],rain\nവീട് (veedu),house\nമരം (വലിയ),tree\n',
    ['മഴ = rain [mazha]', 'വീട് = house [veedu]', 'മരം (വലിയ) = tree'],
  ],
  [
    'andersmelander/better-translation-manager/issues/73',
    'names of columns with other capitals and spaces',
    'ENGLISH ,  Malayalam\nrain,മഴ\n',
    ['മഴ = rain'],
  ],
]

it.each(reports)('%s: %s', (_, _problem, table, taken) => {
  const file = wordsOfFile(readWordsCsv(table))
  const shown =
    file.type === 'refused'
      ? file.refusal
      : [
          ...file.words.map(
            ({ word, meaning, pronunciation }) =>
              `${word} = ${meaning}${pronunciation ? ` [${pronunciation}]` : ''}`,
          ),
          ...(file.left ?? []).map(({ line, why }) => `${line}: ${why}`),
        ]
  expect(shown).toEqual(taken)
})
