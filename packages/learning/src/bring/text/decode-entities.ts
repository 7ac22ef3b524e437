/** Latin-1's letters from 160 on, under the names that HTML gives them, in the order of their codes. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

/** Others, each before its letter. */
const others =
  'amp& lt< gt> quot" apos\' ensp\u2002 emsp\u2003 thinsp\u2009 hairsp\u200A puncsp\u2008 numsp\u2007 zwnj\u200C zwj\u200D lrm\u200E rlm\u200F ZeroWidthSpace\u200B NoBreak\u2060 Tab\t NewLine\n excl! num# dollar$ percnt% lpar( rpar) lsqb[ rsqb] lbrack[ rbrack] lcub{ rcub} lbrace{ rbrace} ast* plus+ comma, period. sol/ colon: semi; equals= quest? commat@ bsol\\ Hat^ lowbar_ grave` vert| verbar| tilde~ hyphen‐ dash‐ ndash– mdash— horbar― lsquo‘ rsquo’ rsquor’ sbquo‚ ldquo“ rdquo” rdquor” bdquo„ lsaquo‹ rsaquo› dagger† Dagger‡ bull• bullet• hellip… mldr… nldr‥ permil‰ prime′ Prime″ oline‾ frasl⁄ euro€ trade™ OEligŒ oeligœ ScaronŠ scaronš YumlŸ fnofƒ circˆ larr← uarr↑ rarr→ darr↓ harr↔ rArr⇒ lArr⇐ hArr⇔ minus− lowast∗ radic√ infin∞ asymp≈ ne≠ equiv≡ le≤ ge≥ sum∑ prod∏ part∂ int∫ loz◊ spades♠ clubs♣ hearts♥ diams♦ sung♪ check✓ star☆ starf★ phone☎ female♀ male♂ numero№ inodotı amacrā imacrī umacrū emacrē omacrō AmacrĀ ImacrĪ UmacrŪ'

const named: ReadonlyMap<string, string> = new Map([
  ...latin.split(' ').map((name, place): [string, string] => [name, String.fromCharCode(160 + place)]),
  ...others.split(' ').map((pair): [string, string] => [pair.slice(0, -1), pair.slice(-1)]),
])

/** A number between 128 and 159 means a letter of Windows-1252, in every browser. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

const entity = /&(?:#0*(\d{1,7});?|#x0*([\da-f]{1,6});?|([a-z]\w{1,14});|(amp|lt|gt|quot|nbsp)(?![a-z\d=]))/gi

/**
 * Decodes each entity once, by its number or its name in HTML. A name that we do not know stays as it is. A
 * semicolon may be missing where browsers read the entity without it.
 */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(entity, (found, decimal?: string, hex?: string, name?: string, bare?: string) => {
    if (name) return named.get(name) ?? named.get(name.toLowerCase()) ?? found
    if (bare) return named.get(bare.toLowerCase()) ?? found
    return letterOf(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16))
  })
}

function letterOf(code: number): string {
  if (code >= 128 && code < 160) return windows.charAt(code - 128)
  const sound = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return sound ? String.fromCodePoint(code) : ' '
}
