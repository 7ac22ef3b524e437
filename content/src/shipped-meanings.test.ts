import { coachWithLexicon } from '@app/learning/built-in-coach'
import { messagesOf } from '@app/learning/coach'
import { describe, expect, it } from 'vitest'
import { loadContent } from './load-content.ts'
import { loadLexicon } from './load-lexicon.ts'

const { sentences: topics, patterns } = loadContent()
const chat = coachWithLexicon({ topics, patterns, entries: loadLexicon(), random: () => 0 })

async function feedbackOn(text: string, meaning: string) {
  const reply = await chat(messagesOf({ type: 'check', text, pronunciation: '', meaning }))
  return reply.split('\n\n')[1]
}

describe('of a sentence that nobody has translated, Check', () => {
  it.each([
    ['എനിക്ക് മലയാളം സംസാരിക്കാൻ കഴിയും.', 'I can speak Malayalam'],
    ['എനിക്ക് ഇന്ന് വരാൻ കഴിയില്ല.', "Today I can't come"],
    ['വില കുറയ്ക്കാൻ പറ്റുമോ?', 'Can you bring down the price?'],
    ['എനിക്ക് വളരെ വിശക്കുന്നു.', "I'm so hungry"],
    ['അഞ്ജലിക്ക് മാമ്പഴം വളരെ ഇഷ്ടമാണ്.', 'Anjali loves mangoes'],
    ['എനിക്ക് നല്ല തലവേദനയുണ്ട്.', "I've got a bad headache"],
    ['ഇന്ന് നല്ല ചൂടാണ്.', "it's really hot today"],
    ['അമ്മ അടുക്കളയിൽ ചോറ് വെക്കുകയാണ്.', 'mom is cooking rice in the kitchen'],
    ['അച്ഛൻ ഓഫീസിൽ നിന്ന് ഇതുവരെ വന്നിട്ടില്ല.', "Dad hasn't come back from the office yet"],
    ['എനിക്ക് മനസ്സിലായില്ല, വീണ്ടും പറയൂ.', "I didn't get it, say it again"],
    ['കുഞ്ഞ് ഉറങ്ങുകയാണ്, ശബ്ദമുണ്ടാക്കരുത്.', "Don't make noise, the baby's asleep"],
    ['ഞങ്ങൾ അടുത്ത മാസം നാട്ടിൽ പോകുന്നു.', "next month we're going to our hometown"],
    ['അവന്റെ പേര് എനിക്കറിയില്ല.', "i don't know what his name is"],
    ['വിഷമിക്കേണ്ട, എല്ലാം ശരിയാകും.', "Don't worry, it'll all be fine"],
    ['അവന് എന്നെക്കാൾ ഉയരമുണ്ട്.', "he's taller than me"],
    ['ഇന്ന് സ്കൂളിന് അവധിയാണ്.', "There's no school today"],
    ['ഫോണിൽ ചാർജ് ഇല്ല.', "the phone's out of charge"],
    ['അവർ കഴിഞ്ഞ ആഴ്ച കല്യാണം കഴിച്ചു.', 'They got married last week'],
    ['അപ്പൂപ്പൻ പത്രം വായിക്കുകയായിരുന്നു.', 'grandpa was reading the paper'],
    ['അവൻ പറഞ്ഞത് സത്യമാണ്.', 'What he said is true'],
    ['എന്റെ പേര് ജോൺ ആണ്.', 'My name is John'],
    ['ഡേവിഡിന്റെ വീട് വലുതാണ്.', "David's house is big"],
    ['മേരി ജോണിനെ വിളിച്ചു.', 'Mary called John'],
    ['ഡേവിഡ് അനുവിന് ഒരു പേന കൊടുത്തു.', 'David gave a pen to Anu.'],
    ['ദയവായി കുറച്ച് വെള്ളം തരൂ.', 'Please give me some water.'],
    ['തീവണ്ടി അരമണിക്കൂർ വൈകിയാണ് വന്നത്.', 'The train was half an hour late.'],
    ['അവൻ ചുവന്ന തൊപ്പി വച്ചിരിക്കുന്നു.', "He's wearing a red hat."],
    ['ക്രിസ്മസിന് ഞങ്ങൾ കേക്ക് ഉണ്ടാക്കി.', 'We baked a cake for Christmas.'],
    ['ഞാൻ ഫോൺ വീട്ടിൽ മറന്നുവച്ചു.', 'I left my phone at home.'],
    ['താക്കോൽ എവിടെയാണെന്ന് എനിക്കറിയില്ല.', "I've no idea where the key is."],
    ['ഈ മുറിക്ക് ദിവസം ആയിരം രൂപയാണ്.', 'This room costs 1000 rupees a day.'],
    ['ഇത് ഞാൻ കണ്ട ഏറ്റവും നല്ല സിനിമയാണ്.', "This is the best movie I've ever seen."],
    ['നീ വന്നില്ലെങ്കിൽ ഞാനും പോകില്ല.', "If you don't come, I won't go either."],
    ['അവൾ ദേഷ്യത്തിലാണെന്ന് എനിക്ക് തോന്നുന്നു.', "I think she's angry."],
    ['ഞാൻ കേരളത്തിൽ വന്നിട്ട് രണ്ടു മാസമായി.', "It's been two months since I came to Kerala."],
  ])('takes for %s “%s”', async (text, meaning) => {
    expect(await feedbackOn(text, meaning)).toContain('very good, that is it.')
  })

  it.each([
    ['അവൾക്ക് നന്നായി പാടാൻ കഴിയും.', "she can't sing well", 'Nothing in the sentence says “not”.'],
    ['രാഹുൽ വന്നില്ല.', 'Rahul came', 'The sentence says that something is not so.'],
    ['മേരി ജോണിനെ വിളിച്ചു.', 'John called Mary', 'the other way round'],
    ['ടീച്ചർ എന്നോട് ഒരു ചോദ്യം ചോദിച്ചു.', 'I asked the teacher a question', 'the other way round'],
    ['അച്ഛൻ കാർ കഴുകുകയാണ്.', 'Dad will wash the car', 'does not speak of what is to come'],
    ['മുത്തശ്ശി എനിക്ക് ഒരു മാല തന്നു.', 'I gave Grandma a necklace.', 'the other way round'],
    ['അവൾ വരുമെന്ന് അവൻ പറഞ്ഞു.', "She said that he'd come.", 'the other way round'],
    ['അച്ഛൻ പത്രം വായിക്കുകയായിരുന്നു.', "Dad's going to read the newspaper.", 'speaks of the past'],
    ['അപ്പൂപ്പൻ വരാന്തയിൽ ഇരിക്കുന്നു.', 'Grandpa will sit on the veranda', 'does not speak of what is to come'],
    ['എന്റെ ചേച്ചിക്ക് പനിയുണ്ട്.', 'My elder brother has a fever', 'I find nothing here that says “brother”'],
    ['ഈ മാങ്ങ മധുരമുള്ളതാണ്.', 'this mango is sour', 'I find nothing here that says “sour”'],
  ])('does not take for %s “%s”, and says why', async (text, meaning, why) => {
    const feedback = await feedbackOn(text, meaning)
    expect(feedback).toContain(why)
    expect(feedback).not.toContain('you are right')
  })

  it.each([
    ['അഞ്ജലി ഒരു കത്ത് എഴുതി.', 'Mary wrote a letter'],
    ['അഞ്ജലി ഒരു കത്ത് എഴുതി.', 'she wrote a letter'],
  ])('cannot tell of %s whether “%s” is right, and says so', async (text, meaning) => {
    expect(await feedbackOn(text, meaning)).toContain('അഞ്ജലി is not in our dictionary: I cannot tell')
  })
})
