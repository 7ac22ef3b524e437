import { describe, expect, it } from 'vitest'
import { easyLatin } from './easy-latin.ts'
import { ipa } from './ipa.ts'
import { latin } from './latin.ts'

/** Each line: the word, learner's Latin, easy Latin, IPA. */
const table = (about: string, lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => [about, ...line.trim().split(' ')])

const words = [
  ...table(
    'the two sounds of ന്ന',
    `
  തന്നെ tanne thanne t̪anːe
  തന്നു tannu thannu t̪an̪ːu
  മുന്നൂറ് munnūṟŭ munnooru mun̪ːuːrə
  മുന്നിൽ munnil munnil munːil
  കുന്ന് kunnŭ kunnu kun̪ːə
  മൂന്ന് mūnnŭ moonnu muːn̪ːə
  പിന്നെ pinne pinne pinːe
  തിന്നുന്നു tinnunnu thinnunnu t̪inːun̪ːu
  മിന്നുന്നു minnunnu minnunnu minːun̪ːu
  എന്നാൽ ennāl ennaal en̪ːaːl
  ഇന്ന് innŭ innu in̪ːə
  നിന്നെ ninne ninne n̪inːe
  `,
  ),
  ...table(
    'numbers',
    `
  നാല് nālŭ naalu n̪aːlə
  ആറ് āṟŭ aaru aːrə
  ഏഴ് ēḻŭ ezhu eːɻə
  എട്ട് eṭṭŭ ettu eʈːə
  ഒൻപത് onpatŭ onbathu onbad̪ə
  നൂറ് nūṟŭ nooru n̪uːrə
  ആയിരം āyiram aayiram aːjiɾam
  `,
  ),
  ...table(
    'people',
    `
  അച്ഛൻ acchan acchan at͡ʃt͡ʃʰan
  ചേട്ടൻ cēṭṭan chettan t͡ʃeːʈːan
  ചേച്ചി cēcci checchi t͡ʃeːt͡ʃːi
  അനിയൻ aniyan aniyan anijan
  മകൻ makan makan maɡan
  കുട്ടി kuṭṭi kutti kuʈːi
  ഭാര്യ bhārya bhaarya bʱaːɾja
  സുഹൃത്ത് suhr̥ttŭ suhritthu suɦrɨt̪ːə
  നിങ്ങൾ niṅṅaḷ ningal n̪iŋːaɭ
  ഞങ്ങൾ ñaṅṅaḷ njangal ɲaŋːaɭ
  നമ്മൾ nammaḷ nammal n̪amːaɭ
  അവർക്ക് avarkkŭ avarkku aʋaɾkːə
  അതിന്റെ atinṯe athinte ad̪inde
  `,
  ),
  ...table(
    'days and food',
    `
  തിങ്കളാഴ്ച tiṅkaḷāḻca thinkalaazhcha t̪iŋɡaɭaːɻt͡ʃa
  ചൊവ്വാഴ്ച covvāḻca chovvaazhcha t͡ʃoʋːaːɻt͡ʃa
  വെള്ളിയാഴ്ച veḷḷiyāḻca velliyaazhcha ʋeɭːijaːɻt͡ʃa
  ചോറ് cōṟŭ choru t͡ʃoːrə
  മീൻ mīn meen miːn
  പഞ്ചസാര pañcasāra panchasaara paɲd͡ʒasaːɾa
  തേങ്ങാപ്പാൽ tēṅṅāppāl thengaappaal t̪eːŋːaːpːaːl
  കറിവേപ്പില kaṟivēppila kariveppila kariʋeːpːila
  ഉപ്പ് uppŭ uppu upːə
  മുളക് muḷakŭ mulaku muɭaɡə
  ചമ്മന്തി cammanti chammanthi t͡ʃamːan̪d̪i
  `,
  ),
  ...table(
    'everyday verbs and questions',
    `
  പോയി pōyi poyi poːji
  വരാം varām varaam ʋaɾaːm
  ഉണ്ട് uṇṭŭ undu uɳɖə
  ഇല്ല illa illa ilːa
  ആണ് āṇŭ aanu aːɳə
  അല്ല alla alla alːa
  മതി mati mathi mad̪i
  എവിടെ eviṭe evide eʋiɖe
  എന്താണ് entāṇŭ enthaanu en̪d̪aːɳə
  എപ്പോൾ eppōḷ eppol epːoːɭ
  `,
  ),
  ...table(
    'places and loans',
    `
  കൊച്ചി kocci kocchi kot͡ʃːi
  തിരുവനന്തപുരം tiruvanantapuram thiruvananthapuram t̪iɾuʋanan̪d̪apuɾam
  കോഴിക്കോട് kōḻikkōṭŭ kozhikkodu koːɻikːoːɖə
  ഇന്ത്യ intya inthya in̪t̪ja
  ഇംഗ്ലീഷ് iṅglīṣŭ ingleeshu iŋɡliːʂə
  ഓഫീസ് ōfīsŭ ofeesu oːfiːsə
  കോഫി kōfi kofi koːfi
  സ്റ്റേഷൻ sṯēṣan steshan steːʂan
  സ്റ്റോപ്പ് sṯōppŭ stoppu stoːpːə
  സോഫ്റ്റ്‌വെയർ sōfṯveyar softveyar soːftʋejaɾ
  പോസ്റ്റ് pōsṯŭ postu poːstə
  സ്ഫോടനം sphōṭanam sphodanam spʰoːɖanam
  കഫം kapham kapham kapʰam
  `,
  ),
  ...table(
    'visarga: it doubles what follows, and is h at the end',
    `
  അന്തഃപുരം antappuram anthappuram an̪d̪apːuɾam
  നിഃശബ്ദം niśśabdam nisshabdam n̪iʃːabd̪am
  പ്രാതഃകാലം prātakkālam praathakkaalam pɾaːd̪akːaːlam
  പുനഃസൃഷ്ടി punassr̥ṣṭi punassrishti punasːrɨʂʈi
  നമഃ namah namah n̪amaɦ
  `,
  ),
  ...table(
    'anusvara: it takes the place of a stop, and is m before all else',
    `
  സംഖ്യ saṅkhya sankhya saŋkʰja
  സംഘം saṅgham sangham saŋɡʱam
  സംചാരം sañcāram sanchaaram saɲd͡ʒaːɾam
  സംജാതം sañjātam sanjaatham saɲd͡ʒaːd̪am
  സന്തോഷം santōṣam santhosham san̪d̪oːʂam
  സംതൃപ്തി santr̥pti santhripthi san̪d̪rɨpt̪i
  കായംകുളം kāyaṅkuḷam kaayankulam kaːjaŋɡuɭam
  സംധാനം sandhānam sandhaanam san̪d̪ʱaːnam
  സംബന്ധം sambandham sambandham samban̪d̪ʱam
  സംഭവം sambhavam sambhavam sambʱaʋam
  സംയമം samyamam samyamam samjamam
  സംരംഭം samrambham samrambham samɾambʱam
  സംവാദം samvādam samvaadam samʋaːd̪am
  സംശയം samśayam samshayam samʃajam
  സംഹാരം samhāram samhaaram samɦaːɾam
  സിംഹം simham simham simɦam
  സംപൂർണം sampūrṇam samboornam sambuːɾɳam
  `,
  ),
  ...table(
    'ന in company',
    `
  രത്നം ratnam rathnam ɾat̪n̪am
  സ്നേഹം snēham sneham sneːɦam
  കൃഷ്ണൻ kr̥ṣṇan krishnan krɨʂɳan
  ധന്യം dhanyam dhanyam d̪ʱanjam
  അന്വേഷണം anvēṣaṇam anveshanam anʋeːʂaɳam
  ജന്മം janmam janmam d͡ʒanmam
  ജന്തു jantu janthu d͡ʒan̪d̪u
  ഗ്രന്ഥം grantham grantham ɡɾan̪t̪ʰam
  സന്ധ്യ sandhya sandhya san̪d̪ʱja
  `,
  ),
  ...table(
    'loans and Sanskrit',
    `
  ടെലിവിഷൻ ṭeliviṣan telivishan ʈeliʋiʂan
  കമ്പ്യൂട്ടർ kampyūṭṭar kampyoottar kampjuːʈːaɾ
  ആശുപത്രി āśupatri aashupathri aːʃupat̪ɾi
  വിമാനം vimānam vimaanam ʋimaːnam
  തീവണ്ടി tīvaṇṭi theevandi t̪iːʋaɳɖi
  ഇച്ഛ iccha iccha it͡ʃt͡ʃʰa
  മുഖ്യം mukhyam mukhyam mukʰjam
  അർഥം artham artham aɾt̪ʰam
  ആഘോഷം āghōṣam aaghosham aːɡʱoːʂam
  വൃദ്ധൻ vr̥ddhan vriddhan ʋrɨd̪d̪ʱan
  ഝാൻസി jhānsi jhaansi d͡ʒʱaːnsi
  ഢക്ക ḍhakka dhakka ɖʱakːa
  ദൃഢം dr̥ḍham dridham d̪rɨɖʱam
  `,
  ),
  ...table(
    'rare and single letters',
    `
  ൠ r̥̄ ree rɨː
  ഌ l̥ li lɨ
  ൡ l̥̄ lee lɨː
  ൟ ī ee iː
  ഴ ḻa zha ɻa
  ഴാ ḻā zhaa ɻaː
  `,
  ),
  ...table(
    'length and doubling',
    `
  വാഴപ്പഴം vāḻappaḻam vaazhappazham ʋaːɻapːaɻam
  മഴക്കാലം maḻakkālam mazhakkaalam maɻakːaːlam
  നാഴിക nāḻika naazhika n̪aːɻiɡa
  പറ്റി paṯṯi patti patːi
  മാറ്റം māṯṯam maattam maːtːam
  ചുവന്ന cuvanna chuvanna t͡ʃuʋan̪ːa
  പൂമ്പാറ്റ pūmpāṯṯa poombaatta puːmbaːtːa
  ചെമ്പ് cempŭ chembu t͡ʃembə
  ഞായർ ñāyar njaayar ɲaːjaɾ
  അഞ്ഞൂറ് aññūṟŭ anjooru aɲːuːrə
  മഞ്ജരി mañjari manjari maɲd͡ʒaɾi
  വാഞ്ഛ vāñcha vaanchha ʋaːɲt͡ʃʰa
  `,
  ),
  ...table(
    'stops that stay voiceless after the chillu or the anusvara that ends the first of two words, and those of one word',
    `
  പെൺകുട്ടി peṇkuṭṭi penkutti peɳkuʈːi
  ആൺകുട്ടി āṇkuṭṭi aankutti aːɳkuʈːi
  മീൻകറി mīnkaṟi meenkari miːnkari
  കട്ടൻചായ kaṭṭancāya kattanchaaya kaʈːant͡ʃaːja
  നാടൻപാട്ട് nāṭanpāṭṭŭ naadanpaattu n̪aːɖanpaːʈːə
  ഓട്ടൻതുള്ളൽ ōṭṭantuḷḷal ottanthullal oːʈːant̪uɭːal
  പിൻകോഡ് pinkōḍŭ pinkodu pinkoːɖə
  പഴംപൊരി paḻampori pazhampori paɻampoɾi
  വള്ളംകളി vaḷḷamkaḷi vallamkali ʋaɭːamkaɭi
  മരംകൊത്തി maramkotti maramkotthi maɾamkot̪ːi
  ഉള്ളംകൈ uḷḷamkai ullamkai uɭːamkai̯
  പണംകൊണ്ട് paṇamkoṇṭŭ panamkondu paɳamkoɳɖə
  സുപ്രീംകോടതി suprīmkōṭati supreemkodathi supɾiːmkoːɖad̪i
  വർഷംതോറും varṣamtōṟum varshamthorum ʋaɾʂamt̪oːrum
  ഒന്നാംതരം onnāmtaram onnaamtharam on̪ːaːmt̪aɾam
  ചോദ്യംചെയ്യൽ cōdyamceyyal chodyamcheyyal t͡ʃoːd̪jamt͡ʃejːal
  ടൈംടേബിൾ ṭaimṭēbiḷ taimtebil ʈai̯mʈeːbiɭ
  എംടി emṭi emti emʈi
  ഷാംപൂ ṣāmpū shaampoo ʂaːmpuː
  മുൻപ് munpŭ munbu munbə
  മുൻപത്തെ munpatte munbatthe munbat̪ːe
  മുൻപന്തി munpanti munpanthi munpan̪d̪i
  മുൻപതിപ്പ് munpatippŭ munpathippu munpad̪ipːə
  പിൻപ് pinpŭ pinbu pinbə
  അൻപ് anpŭ anbu anbə
  അൻപോടെ anpōṭe anbode anboːɖe
  എൺപത് eṇpatŭ enbathu eɳbad̪ə
  അൻപത് anpatŭ anbathu anbad̪ə
  എൻജിൻ enjin enjin end͡ʒin
  `,
  ),
  ...table(
    'letters that are named, and words from English',
    `
  എടിഎം eṭiem etiem eʈiem
  ഒടിപി oṭipi otipi oʈipi
  എംപി empi empi empi
  ഐടി aiṭi aiti ai̯ʈi
  ക്യാമ്പ് kyāmpŭ kyaampu kjaːmpə
  പമ്പ് pampŭ pampu pampə
  പമ്പ pampa pamba pamba
  പമ്പരം pamparam pambaram pambaɾam
  സ്റ്റാമ്പ് sṯāmpŭ staampu staːmpə
  ഒളിമ്പിക്സ് oḷimpiksŭ olimpiksu oɭimpiksə
  അമ്പയർ ampayar ampayar ampajaɾ
  ബമ്പർ bampar bampar bampaɾ
  ടെമ്പോ ṭempō tempo ʈempoː
  ടെമ്പിൾ ṭempiḷ tempil ʈempiɭ
  സിമ്പിൾ simpiḷ simpil simpiɭ
  ഇമ്പം impam imbam imbam
  അമ്പലം ampalam ambalam ambalam
  ഇടി iṭi idi iɖi
  ഒടിവ് oṭivŭ odivu oɖiʋə
  പിടിവാശി piṭivāśi pidivaashi piɖiʋaːʃi
  നഴ്സ് naḻsŭ narsu n̪aɻsə
  പാഴ്സൽ pāḻsal paarsal paːɻsal
  ആഴ്ച āḻca aazhcha aːɻt͡ʃa
  താഴ്ത്തി tāḻtti thaazhtthi t̪aːɻt̪ːi
  `,
  ),
]

describe('common words', () => {
  it.each(words)('%s: %s is %s, %s, %s', (_, word = '', inLatin, inEasyLatin, inIpa) => {
    expect({ latin: latin(word), easy: easyLatin(word), ipa: ipa(word) }).toEqual({
      latin: inLatin,
      easy: inEasyLatin,
      ipa: inIpa,
    })
  })
})
