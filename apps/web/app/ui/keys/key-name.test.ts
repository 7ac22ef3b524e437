import { describe, expect, it } from 'vitest'
import { keyNameOf, writesSign } from './key-name.ts'

const press = (key: string, code: string, shiftKey = false) => ({ key, code, shiftKey })

describe('keyNameOf', () => {
  it.each([
    ['an American keyboard', press('l', 'KeyL'), 'l'],
    ['capitals', press('L', 'KeyL'), 'l'],
    ['a digit', press('2', 'Digit2'), '2'],
    ['a digit of the number block', press('2', 'Numpad2'), '2'],
    ['AZERTY, by what is printed', press('a', 'KeyQ'), 'a'],
    ['AZERTY, the digits', press('é', 'Digit2'), '2'],
    ['AZERTY, the digits that are marks', press('&', 'Digit1'), '1'],
    ['AZERTY, a digit with Shift', press('2', 'Digit2', true), '2'],
    ['Dvorak, by what is printed', press('s', 'Semicolon'), 's'],
    ['Dvorak, a mark', press("'", 'KeyQ'), "'"],
    ['InScript', press('ത', 'KeyL'), 'l'],
    ['InScript, a key of two letters', press('ക്ഷ', 'KeyU'), 'u'],
    ['digits of Malayalam', press('൨', 'Digit2'), '2'],
    ['brackets of InScript', press('ഡ', 'BracketLeft'), '['],
    ['the question mark of InScript', press('യ', 'Slash', true), '?'],
    ['Cyrillic', press('д', 'KeyL'), 'l'],
    ['Greek', press('λ', 'KeyL'), 'l'],
    ['a dead key', press('Dead', 'BracketLeft'), '['],
    ['a key that an input method takes', press('Process', 'KeyA'), 'a'],
    ['a German question mark', press('?', 'Minus', true), '?'],
    ['a German bracket', press('[', 'Digit8'), '['],
    ['Enter', press('Enter', 'NumpadEnter'), 'Enter'],
    ['an arrow', press('ArrowLeft', 'ArrowLeft'), 'ArrowLeft'],
    ['an arrow of the number block', press('ArrowLeft', 'Numpad4'), 'ArrowLeft'],
    ['Space', press(' ', 'Space'), ' '],
    ['a wide space', press('\u3000', 'Space'), ' '],
    ['a key without a place', press('é', ''), 'é'],
  ])('%s', (_, given, name) => expect(keyNameOf(given)).toBe(name))

  // Of public reports about like programs. The addresses are under github.com.
  it.each([
    ['bulwarkmail/webmail/pull/541', press('с', 'KeyC'), 'c'],
    ['amirlehmam/wmux/pull/220: Dvorak', press('j', 'KeyC'), 'j'],
    ['amirlehmam/wmux/pull/220: Dvorak, the other', press('c', 'KeyI'), 'c'],
    ['leggett/simplify/issues/793', press('х', 'BracketLeft'), '['],
    ['jefago/tiny-markdown-editor/pull/125', press('и', 'KeyB'), 'b'],
    ['cinnyapp/cinny/issues/680: AZERTY', press('q', 'KeyA'), 'q'],
    ['arnog/mathlive/issues/5: AZERTY with Shift', press('6', 'Digit6', true), '6'],
    ['silverbulletmd/silverbullet/issues/1911', press('д', 'KeyL'), 'l'],
    ['silverbulletmd/silverbullet/issues/1911: a question mark', press('?', 'Digit7', true), '?'],
    ['excalidraw/excalidraw/issues/1308: Japanese', press('[', 'BracketRight'), '['],
  ])('%s', (_, given, name) => expect(keyNameOf(given)).toBe(name))
})

describe('writesSign', () => {
  it.each([
    ['AltGr and 8 on a German keyboard', press('[', 'Digit8'), true, true],
    ['Option and 5 on a German Mac', press('[', 'Digit5'), false, true],
    ['Alt and [ on an American keyboard', press('[', 'BracketLeft'), false, false],
    ['AltGr and a letter', press('l', 'KeyL'), true, false],
    ['Alt and Space', press(' ', 'Space'), false, false],
  ])('%s', (_, given, altGr, writes) => expect(writesSign(given, altGr)).toBe(writes))
})
