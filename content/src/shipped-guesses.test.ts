import { easyLatin, latin } from '@app/malayalam/sound'
import { describe, expect, it } from 'vitest'
import { shippedContent } from './testing/shipped.ts'
import { checkGuess, shippedCoach } from './testing/shipped-coach.ts'

const { sentences: topics } = shippedContent()
const coach = shippedCoach()
const sentences = topics.flatMap(({ sentences }) => sentences)
/** A sentence is compared with so many that come after it. */
const steps = process.env.TEST_LONG === '1' ? [1, 2, 3, 4, 5] : [1]
const textOf = (id: string) => sentences.find((one) => one.id === id)?.text ?? id

const short = (easy: string) =>
  easy
    .replaceAll('aa', 'a')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replace(/(cc|tt)(?=h)/gu, (pair) => pair.charAt(0))
    .replace(/([a-z])\1/gu, '$1')

async function check(text: string, guess: Parameters<typeof checkGuess>[2]) {
  const { sound, meaning } = await checkGuess(coach, text, guess)
  return { saysRight: sound.includes('very good'), meansRight: meaning.includes('very good') }
}

describe('a guess at a meaning', () => {
  it('is right if it is the translation, and wrong if it is that of another sentence', async () => {
    const refused: string[] = []
    const taken: string[] = []
    for (const [at, { id, text, english }] of sentences.entries()) {
      if (!(await check(text, { meaning: english })).meansRight) refused.push(id)
      for (const step of steps) {
        const other = sentences[(at + step) % sentences.length]
        if (other && (await check(text, { meaning: other.english })).meansRight)
          taken.push(`${id}: ${other.id}`)
      }
    }
    expect({ refused, taken }).toEqual({ refused: [], taken: [] })
  })

  it.each([
    ['body-6', 'Dear, go to bed after you brush your teeth'],
    ['clothes-9', "It's quite chilly, put a sweater on"],
    ['films-11', "Since we didn't get tickets, we couldn't watch the movie"],
    ['food-3', "I like my mom's fish curry a lot"],
    ['fruits-6', 'Have another banana, my son'],
    ['health-8', "Don't eat many sweets, it will ruin your teeth"],
    ['market-5', 'The shops here are closed on Sundays'],
    ['music-9', 'There is a music concert here next month'],
    ['village-11', 'For the festival, please come to our village too'],
    ['ഇവിടെ അടുത്ത് ഒരു എടിഎം ഉണ്ടോ?', 'Is there any ATM nearby?'],
    ['എനിക്ക് ഇംഗ്ലീഷ് നന്നായി സംസാരിക്കാൻ അറിയാം.', 'I can speak English well'],
    ['clothes-5', "I can't wear a saree on my own"],
    ['family-7', 'My little brother did not attend school today'],
    ['time-2', 'The bus departed 5 mins ago'],
    ['time-2', 'The bus has gone five minutes back'],
    ['school-3', 'The school bus was late today'],
    ['travel-7', 'The flight will be delayed by two hours'],
    ['daily-routine-5', 'Have a bath quickly and come, time is up'],
    ['body-5', 'I fell when I was running and hurt my knee'],
    ['അവൾ എന്നെ കണ്ടില്ല.', "She didn't see me"],
    ['നിങ്ങളുടെ പേരെന്താണ്?', 'What is your name?'],
    ['ഞാൻ അവളോട് സംസാരിച്ചു.', 'I spoke to her'],
    ['അയാൾ വന്നു.', 'He came'],
    ['എനിക്ക് സുഖമില്ല.', 'I am not well'],
    ['അവൾക്ക് പത്ത് വയസ്സുണ്ട്.', 'She is ten years old'],
    ['പൂച്ച മേശയുടെ താഴെയാണ്.', 'The cat is under the table'],
    ['എത്ര രൂപയാണ്?', 'How much is it?'],
    ['എന്റെ ഫോൺ കണ്ടോ?', 'Have you seen my phone?'],
    ['body-8', "You need to talk loud, grandpa can't hear well"],
    ['hotel-3', "What's the rent per day?"],
    ['body-8', "Speak louder, grandpa can't hear"],
    ['body-5', 'While running I fell down and my knee got cut'],
    ['animals-10', 'Oh my, the goat has eaten the whole plant!'],
    ['ഈ ഷർട്ടിന് എത്ര രൂപയാണ്?', 'What does this shirt cost?'],
  ])('of %s is right: "%s"', async (id, meaning) => {
    expect((await check(textOf(id), { meaning })).meansRight).toBe(true)
  })

  /** Right guesses that are not read whole yet, or put too freely. When they are compared role by role, they move up. */
  it.each([
    ['body-2', 'Dear, just open your mouth and let me see'],
    ['body-6', 'Daughter, sleep only after brushing your teeth'],
    ['bus-6', "Don't rush, we can get down after the bus stops"],
    ['bus-6', "There's no hurry, let's get off once the bus has stopped"],
    ['friends-5', 'When we were young we studied in the same school'],
    ['health-6', 'When should I come back to see the doctor?'],
    ['onam-1', 'Loving Onam greetings to all of you'],
    ['sports-and-games-9', 'Children, do not quarrel among yourselves when you play'],
    ['time-10', 'By the time we arrived it was 9 pm'],
    ['ഞങ്ങളുടെ മുറ്റത്ത് ഒരു തെങ്ങ് ഉണ്ട്.', 'We have a coconut tree in our yard'],
    ['books-and-reading-6', "I cannot read if I don't have my glasses"],
    ['rain-8', 'It rained throughout the night yesterday'],
    ['animals-2', 'Our cat sleeps all through the daytime'],
    ['city-3', 'A single day is not sufficient to see Trivandrum'],
    ['tea-and-coffee-11', "I can't fall asleep if I have coffee at night"],
    ['weather-11', 'I prefer cold to heat, and you?'],
    ['phone-and-internet-10', "She didn't answer the phone when I called"],
    ['phone-and-internet-10', 'I rang her but she did not answer'],
    ['numbers-7', 'We need three tickets, not two'],
    ['എനിക്ക് ചായ വേണ്ട.', 'No tea for me'],
    ['work-7', 'Sir, can I have leave tomorrow?'],
    ['vegetables-3', "My daughter doesn't like bitter melon one bit"],
  ])('of %s is not praised yet, nor refused: "%s"', async (id, meaning) => {
    const said = await checkGuess(coach, textOf(id), { meaning })
    expect(said.meaning).not.toContain('that is it')
    expect(said.meaning).toContain('I cannot tell whether yours')
  })

  it.each([
    ['body-2', 'Son, close your mouth and show me'],
    ['body-6', "Don't brush your teeth before you go to bed"],
    ['body-6', 'Brush your teeth, daughter'],
    ['body-8', 'You have to speak softly, Grandfather is hard of hearing'],
    ['bus-6', 'No hurry, get on after the bus stops'],
    ['films-11', 'Since we got tickets, we saw the film'],
    ['food-3', "I like my mother's chicken curry a lot"],
    ['friends-5', 'When we were young we went to different schools'],
    ['fruits-6', 'Eat another mango, son'],
    ['hotel-3', "What's the rent for a month?"],
    ['market-5', 'The shops here are open on Sundays'],
    ['market-5', 'The shops here are not closed on Sundays'],
    ['sports-and-games-9', 'Children, play among yourselves'],
    ['time-10', 'By the time we left it was 9 pm'],
    ['time-10', 'It was 9 am when we arrived'],
    ['ഇവിടെ അടുത്ത് ഒരു എടിഎം ഉണ്ടോ?', 'Is there an ATM here?'],
    ['എനിക്ക് ഇംഗ്ലീഷ് നന്നായി സംസാരിക്കാൻ അറിയാം.', "I can't speak English well"],
    ['ഞങ്ങളുടെ മുറ്റത്ത് ഒരു തെങ്ങ് ഉണ്ട്.', 'We have a tree in our yard'],
    ['books-and-reading-3', "I will give you the book when I've finished reading it"],
    ['tea-and-coffee-11', "If I don't drink coffee at night, I can't sleep"],
    ['weather-11', 'I like the heat better than the cold; what about you?'],
    ['phone-and-internet-10', "She called, but I didn't pick up the phone"],
    ['city-6', 'My elder brother worked in town'],
    ['numbers-7', "Three tickets aren't enough, we need two."],
    ['family-3', 'I have a younger brother and an older sister.'],
    ['colours-8', "I don't want white sandals, black ones will do."],
    ['sea-and-river-4', "I can swim; can't you?"],
    ['work-5', "I don't dislike this job at all"],
    ['bus-1', 'This bus goes via Thrissur.'],
    ['animals-3', "Don't worry, this dog didn't bite anyone"],
    ['weather-11', 'I prefer heat to cold, and you?'],
    ['അവൾ എന്നെ കണ്ടില്ല.', "She didn't see you"],
    ['ഞാൻ അവനെ കണ്ടു.', 'I saw her'],
    ['എനിക്ക് അവളെ അറിയാം.', 'She knows me'],
    ['ഞാൻ ചായ കുടിച്ചു.', 'I will drink tea'],
    ['അവൻ നാളെ വരും.', 'He came tomorrow'],
    ['അവൾ വന്നില്ല.', "She won't come"],
    ['ഞാൻ പോകില്ല.', "I didn't go"],
    ['ബസ് എപ്പോൾ വരും?', 'When did the bus come?'],
    ['മഴ പെയ്യുന്നു.', 'It rained'],
    ['ഇത് എന്റെ വീടാണ്.', 'This was my house'],
    ['നായ പൂച്ചയെ കടിച്ചു.', 'The dog was bitten by the cat'],
    ['അവൻ അവൾക്ക് പണം കൊടുത്തു.', 'She gave him money'],
    ['എന്റെ അച്ഛൻ ഡോക്ടറാണ്.', "I am a doctor's father"],
    ['ഞാൻ ചായ കുടിച്ചു.', 'I drank tea?'],
    ['ട്രെയിൻ ഓടുമ്പോൾ കൈ പുറത്തേക്ക് ഇടരുത്.', "Don't put my hand out while the train is moving"],
    ['കുളിച്ചിട്ട് ഈ തോർത്ത് വെയിലത്ത് ഇടണം.', 'Put this towel in the sun before your bath'],
    ['കുളിച്ചിട്ട് ഈ തോർത്ത് വെയിലത്ത് ഇടണം.', 'Put this towel in the sun after my bath'],
    ['ബാക്കി വന്ന കറി ഫ്രിഡ്ജിൽ വെക്കാം.', "Let's put the leftover curry on the fridge"],
    ['ആരുടെ ഫോണാണ് ഈ മേശപ്പുറത്ത് ഇരിക്കുന്നത്?', 'Whose phone is in this table?'],
    ['ഞങ്ങൾ സ്റ്റേഷനിൽ എത്തിയപ്പോൾ ട്രെയിൻ പോയിരുന്നു.', 'When we got to the station, the train has gone'],
    ['വലുതാകുമ്പോൾ എനിക്ക് ഒരു ടീച്ചർ ആകണം.', 'I want to be a teacher if I grow up'],
    ['അമ്മയ്ക്ക് കഴിഞ്ഞ മാസം കോവിഡ് വന്നു.', 'Mum got Covid last year'],
    ['കുളിമുറിയുടെ തറ നനഞ്ഞിരിക്കുന്നു, സൂക്ഷിച്ച് നടക്കൂ.', 'The bathroom floor was wet; please walk carefully'],
    ['പേടിക്കേണ്ട, ഈ പട്ടി ആരെയും കടിക്കില്ല.', "Don't be afraid; this dog will bite anyone"],
  ])('of %s is wrong: "%s"', async (id, meaning) => {
    expect((await check(textOf(id), { meaning })).meansRight).toBe(false)
  })
})

describe('a guess at a pronunciation', () => {
  it('is right in our own Latin, and without long vowels and double letters', async () => {
    const refused: string[] = []
    for (const { id, text } of sentences)
      for (const guess of [easyLatin(text), latin(text), short(easyLatin(text))])
        if (!(await check(text, { pronunciation: guess })).saysRight) refused.push(`${id}: ${guess}`)
    expect(refused).toEqual([])
  })

  it.each([
    ['films-4', 'aarumaniyude showkku naalu ticket tharoo'],
    ['food-3', 'enikku ammayude meencurry valiya ishtamanu'],
    ['kitchen-9', 'aa pathrathil thodaruthu nalla choodanu'],
    ['phone-and-internet-2', 'ividathe wifi password onnu tharamo'],
    ['sports-and-games-9', 'kalikumbo thammil vazhak kudaruth, makale'],
    ['tea-and-coffee-6', 'vaikittu chayayude koode pazhampori undayirunnu'],
    ['time-10', 'njangal ethiyappol raathri onpathu maniyaayi'],
    ['village-11', 'ulsavathinu ningalum njangade naattil varanam'],
    ['work-6', 'naale enikku oru interview undu'],
    ['എന്റെ അമ്മ ഒരു നല്ല നഴ്സാണ്.', 'ente amma oru nalla nursanu'],
    ['എനിക്ക് ഐസ്ക്രീം കഴിക്കാൻ വലിയ ഇഷ്ടമാണ്.', 'enikku ice cream kazhikkan valiya ishtamanu'],
    ['നാളെ രാവിലെ ഞാൻ പോസ്റ്റോഫീസിൽ പോകും.', 'naale ravile njan post officil pokum'],
    ['നാളെ രാവിലെ എട്ടു മണിക്ക് സ്കൂളിൽ പോകണം.', 'nale ravile 8 manikku schoolil pokanam'],
    ['എനിക്ക് ഇംഗ്ലീഷ് നന്നായി സംസാരിക്കാൻ അറിയാം.', 'yenikk englishu nannayi samsarikkan ariyam'],
    ['വെള്ളം', 'velam'],
    ['ഇല്ല', 'ila'],
    ['ഞാൻ വീട്ടിൽ', 'njaan veetil'],
  ])('of %s is right: "%s"', async (id, pronunciation) => {
    expect((await check(textOf(id), { pronunciation })).saysRight).toBe(true)
  })

  it.each([
    ['food-3', 'enikku ammayude kozhicurry valiya ishtamanu'],
    ['village-11', 'ulsavathinu ningalum njangalude veettil varanam'],
    ['time-10', 'njangal ethiyappol rathri ettu maniyayi'],
    ['എന്റെ അമ്മ ഒരു നല്ല നഴ്സാണ്.', 'ente amma oru nalla doctor aanu'],
    ['മഴ', 'mala'],
    ['മല', 'mazha'],
    ['മല', 'malla'],
    ['പഴം', 'palam'],
    ['മഴയത്ത്', 'malayattu'],
    ['കുട്ടി', 'kudi'],
    ['കുട്ടി', 'koothi'],
    ['പത്ത്', 'pattu'],
    ['പത്ത്', 'padu'],
    ['പാട്ട്', 'paathu'],
    ['ആന', 'anna'],
    ['അന്ന', 'aana'],
    ['ഇല', 'illa'],
    ['നല്ല വെള്ളം ഇല്ല', 'nalla vellam ila'],
    ['തല', 'thalla'],
    ['തല', 'taala'],
    ['വള', 'valla'],
    ['വള', 'vaala'],
    ['വില', 'villa'],
    ['വില', 'veela'],
    ['മുല', 'mulla'],
    ['കുളം', 'kullam'],
    ['കര', 'kaara'],
    ['പന', 'panna'],
    ['കള', 'kalla'],
    ['കൊല', 'kolla'],
    ['മറ', 'maara'],
    ['പാൽ', 'pallu'],
    ['മാൻ', 'manju'],
  ])('of %s is wrong: "%s"', async (id, pronunciation) => {
    expect((await check(textOf(id), { pronunciation })).saysRight).toBe(false)
  })
})
