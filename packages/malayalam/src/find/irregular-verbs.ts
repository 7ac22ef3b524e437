/**
 * English verbs without -ed: the verb, its past, and after “has” where that is another word. The search for
 * words, Check and the rough English all read them here.
 */
const lines = `
be was been, bear bore borne, beat beat beaten, become became become, begin began begun, bend bent, bind bound, bite bit bitten, bleed bled,
blow blew blown, break broke broken, breed bred, bring brought, build built, burn burnt, burst burst, buy bought, catch caught, choose chose chosen,
cling clung, come came come, cost cost, creep crept, cut cut, deal dealt, dig dug, do did done, draw drew drawn, drink drank drunk,
drive drove driven, eat ate eaten, fall fell fallen, feed fed, feel felt, fight fought, find found, flee fled, fling flung, fly flew flown,
forget forgot forgotten, forgive forgave forgiven, freeze froze frozen, get got, give gave given, go went gone, grind ground, grow grew grown,
hang hung, have had, hear heard, hide hid hidden, hit hit, hold held, hurt hurt, keep kept, kneel knelt, know knew known, lead led, leave left,
lend lent, let let, lie lay lain, light lit, lose lost, make made, mean meant, meet met, pay paid, put put, quit quit, read read, ride rode ridden,
ring rang rung, rise rose risen, run ran run, say said, see saw seen, seek sought, sell sold, send sent, set set, sew sewed sewn, shake shook shaken,
shine shone, shoot shot, show showed shown, shut shut, sing sang sung, sink sank sunk, sit sat, sleep slept, slide slid, speak spoke spoken,
spend spent, spin spun, spit spat, split split, spread spread, stand stood, steal stole stolen, stick stuck, sting stung, strike struck,
string strung, swear swore sworn, sweep swept, swell swelled swollen, swim swam swum, swing swung, take took taken, teach taught, tear tore torn,
tell told, think thought, throw threw thrown, understand understood, wake woke woken, wear wore worn, weep wept, win won, write wrote written`

export const irregularVerbs: ReadonlyMap<string, { past: string; done: string }> = new Map(
  lines
    .trim()
    .split(/,\s+/u)
    .map((line) => {
      const [verb = '', past = '', done = past] = line.split(' ')
      return [verb, { past, done }] as const
    }),
)
