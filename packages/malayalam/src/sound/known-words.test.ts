import { describe, expect, it } from 'vitest'
import { easyLatin } from './easy-latin.ts'
import { ipa } from './ipa.ts'
import { latin } from './latin.ts'

/** Each line: the word, learner's Latin, easy Latin, IPA. */
const table = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '))

/**
 * The first sixty words on which the rules were tried. പന്നി has an alveolar nn today, though its old nṯ
 * (Tamil பன்றி) would make it dental.
 */
const sixty = table(`
  നമസ്കാരം namaskāram namaskaaram n̪amaskaːɾam
  എനിക്ക് enikkŭ enikku enikːə
  വെള്ളം veḷḷam vellam ʋeɭːam
  വേണം vēṇam venam ʋeːɳam
  ഞാൻ ñān njaan ɲaːn
  നാളെ nāḷe naale n̪aːɭe
  പോകുന്നു pōkunnu pokunnu poːɡun̪ːu
  പാൽ pāl paal paːl
  അവൻ avan avan aʋan
  അവൾ avaḷ aval aʋaɭ
  മകൾ makaḷ makal maɡaɭ
  കാറ്റ് kāṯṯŭ kaattu kaːtːə
  കാട് kāṭŭ kaadu kaːɖə
  പാട്ട് pāṭṭŭ paattu paːʈːə
  അത് atŭ athu ad̪ə
  അമ്മ amma amma amːa
  പന pana pana pana
  ആന āna aana aːna
  നന്ദി nandi nandi n̪an̪d̪i
  മഴ maḻa mazha maɻa
  പഴം paḻam pazham paɻam
  മല mala mala mala
  മുള muḷa mula muɭa
  കര kara kara kaɾa
  കറ kaṟa kara kara
  എന്റെ enṯe ente ende
  അവന്റെ avanṯe avante aʋande
  വീട്ടിൽ vīṭṭil veettil ʋiːʈːil
  അങ്ങനെ aṅṅane angane aŋːane
  മാങ്ങ māṅṅa maanga maːŋːa
  മഞ്ഞ mañña manja maɲːa
  വന്നു vannu vannu ʋan̪ːu
  എന്നെ enne enne enːe
  പന്നി panni panni panːi
  പത്ത് pattŭ patthu pat̪ːə
  സുഖം sukham sukham sukʰam
  ദുഃഖം dukkham dukkham d̪ukkʰam
  ഫലം phalam phalam pʰalam
  ഫോൺ fōṇ fon foːɳ
  ജ്ഞാനം jñānam jnaanam d͡ʒɲaːnam
  കൃഷി kr̥ṣi krishi krɨʂi
  ഋഷി r̥ṣi rishi rɨʂi
  ഭാഷ bhāṣa bhaasha bʱaːʂa
  സംഗീതം saṅgītam sangeetham saŋɡiːd̪am
  സംസാരം samsāram samsaaram samsaːɾam
  മലയാളം malayāḷam malayaalam malajaːɭam
  കേരളം kēraḷam keralam keːɾaɭam
  വിദ്യാർത്ഥി vidyārtthi vidyaartthi ʋid̪jaːɾt̪t̪ʰi
  സ്കൂൾ skūḷ skool skuːɭ
  ക്ഷമിക്കണം kṣamikkaṇam kshamikkanam kʂamikːaɳam
  ഭക്ഷണം bhakṣaṇam bhakshanam bʱakʂaɳam
  ചായ cāya chaaya t͡ʃaːja
  പൂച്ച pūcca pooccha puːt͡ʃːa
  അഞ്ച് añcŭ anchu aɲd͡ʒə
  രണ്ട് raṇṭŭ randu ɾaɳɖə
  എന്ത് entŭ enthu en̪d̪ə
  പാമ്പ് pāmpŭ paambu paːmbə
  കൈ kai kai kai̯
  മൗനം maunam maunam mau̯nam
  വർഷം varṣam varsham ʋaɾʂam
`)

/** The examples of the letters page. */
const letterExamples = table(`
  ഇല ila ila ila
  ഈച്ച īcca eeccha iːt͡ʃːa
  ഉള്ളി uḷḷi ulli uɭːi
  ഊഞ്ഞാൽ ūññāl oonjaal uːɲːaːl
  ഋതു r̥tu rithu rɨd̪u
  എലി eli eli eli
  ഏണി ēṇi eni eːɳi
  ഐക്യം aikyam aikyam ai̯kjam
  ഒട്ടകം oṭṭakam ottakam oʈːaɡam
  ഓല ōla ola oːla
  ഔഷധം auṣadham aushadham au̯ʂad̪ʱam
  കാക്ക kākka kaakka kaːkːa
  കിളി kiḷi kili kiɭi
  കീരി kīri keeri kiːɾi
  കുട kuṭa kuda kuɖa
  കൂൺ kūṇ koon kuːɳ
  ചെവി cevi chevi t͡ʃeʋi
  തേങ്ങ tēṅṅa thenga t̪eːŋːa
  കൊക്ക് kokkŭ kokku kokːə
  കോഴി kōḻi kozhi koːɻi
  കണ്ണ് kaṇṇŭ kannu kaɳːə
  മരം maram maram maɾam
  കട kaṭa kada kaɖa
  നഖം nakham nakham n̪akʰam
  ഗുരു guru guru ɡuɾu
  മേഘം mēgham megham meːɡʱam
  ചക്ക cakka chakka t͡ʃakːa
  ഛായ chāya chhaaya t͡ʃʰaːja
  ജനൽ janal janal d͡ʒanal
  ഝഷം jhaṣam jhasham d͡ʒʱaʂam
  ഞണ്ട് ñaṇṭŭ njandu ɲaɳɖə
  ടിക്കറ്റ് ṭikkaṯṯŭ tikkattu ʈikːatːə
  പാഠം pāṭham paatham paːʈʰam
  ഡോക്ടർ ḍōkṭar doktar ɖoːkʈaɾ
  ഗൂഢം gūḍham goodham ɡuːɖʱam
  വീണ vīṇa veena ʋiːɳa
  തല tala thala t̪ala
  കഥ katha katha kat̪ʰa
  ദിവസം divasam divasam d̪iʋasam
  ധനം dhanam dhanam d̪ʱanam
  നായ nāya naaya n̪aːja
  പശു paśu pashu paʃu
  ബസ് basŭ basu basə
  യാത്ര yātra yaathra jaːt̪ɾa
  രാത്രി rātri raathri ɾaːt̪ɾi
  ലോകം lōkam lokam loːɡam
  വീട് vīṭŭ veedu ʋiːɖə
  ശരീരം śarīram shareeram ʃaɾiːɾam
  ഷർട്ട് ṣarṭṭŭ sharttu ʂaɾʈːə
  സമയം samayam samayam samajam
  ഹൃദയം hr̥dayam hridayam ɦrɨd̪ajam
  റോസ് ṟōsŭ rosu roːsə
  അവർ avar avar aʋaɾ
  തൂൺ tūṇ thoon t̪uːɳ
  വാൿ vāk vaak ʋaːk
  ഒന്ന് onnŭ onnu on̪ːə
  അപ്പം appam appam apːam
  പ്രഭാതം prabhātam prabhaatham pɾabʱaːd̪am
  നല്ല nalla nalla n̪alːa
  പക്ഷി pakṣi pakshi pakʂi
  മാത്രം mātram maathram maːt̪ɾam
  പങ്ക് paṅkŭ panku paŋɡə
  സ്ഥലം sthalam sthalam st̪ʰalam
  ശ്രദ്ധ śraddha shraddha ʃɾad̪d̪ʱa
  ആദ്യം ādyam aadyam aːd̪jam
  കാര്യം kāryam kaaryam kaːɾjam
  വ്യാഴം vyāḻam vyaazham ʋjaːɻam
  ചെയ്യുക ceyyuka cheyyuka t͡ʃejːuɡa
  സത്യം satyam sathyam sat̪jam
  അധ്യാപകൻ adhyāpakan adhyaapakan ad̪ʱjaːpaɡan
  രക്തം raktam raktham ɾakt̪am
  ഗ്രാമം grāmam graamam ɡɾaːmam
  ക്രമം kramam kramam kɾamam
  ശ്രമം śramam shramam ʃɾamam
  ഗന്ധം gandham gandham ɡan̪d̪ʱam
  മനസ്സ് manassŭ manassu manasːə
  ഇഷ്ടം iṣṭam ishtam iʂʈam
  പുസ്തകം pustakam pusthakam pust̪aɡam
  ന്യായം nyāyam nyaayam njaːjam
  തത്വം tatvam thathvam t̪at̪ʋam
  ട്രെയിൻ ṭreyin treyin ʈɾejin
  നന്മ nanma nanma n̪anma
  വിശ്വാസം viśvāsam vishvaasam ʋiʃʋaːsam
  ആഴ്ച āḻca aazhcha aːɻt͡ʃa
  ചെയ്തു ceytu cheythu t͡ʃejt̪u
  ആത്മാവ് ātmāvŭ aathmaavu aːt̪maːʋə
  ചൊവ്വ covva chovva t͡ʃoʋːa
  റബ്ബർ ṟabbar rabbar rabːaɾ
  ലജ്ജ lajja lajja lad͡ʒːa
  വർഗ്ഗം varggam varggam ʋaɾɡːam
  മദ്ദളം maddaḷam maddalam mad̪ːaɭam
  നിശ്ചയം niścayam nishchayam n̪iʃt͡ʃajam
  ഉഷ്ണം uṣṇam ushnam uʂɳam
  ചിഹ്നം cihnam chihnam t͡ʃiɦnam
  ബ്രഹ്മാവ് brahmāvŭ brahmaavu bɾaɦmaːʋə
`)

describe.each([
  { name: 'the sixty words', words: sixty, count: 60 },
  { name: 'the examples of the letters', words: letterExamples, count: 95 },
])('$name', ({ words, count }) => {
  it(`are ${count} different words`, () => {
    expect(new Set(words.map(([word]) => word)).size).toBe(count)
  })

  it.each(words)('%s is %s, %s, %s', (word = '', inLatin, inEasyLatin, inIpa) => {
    expect({ latin: latin(word), easy: easyLatin(word), ipa: ipa(word) }).toEqual({
      latin: inLatin,
      easy: inEasyLatin,
      ipa: inIpa,
    })
  })
})
