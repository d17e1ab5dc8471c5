export type PasswordOwner = {
  firstName: string
  lastName: string
  companyName: string
  /** YYYY-MM-DD */
  startDate: string | null
}

/**
 * Why a password that meets the rules of contract/platform/password.ts is refused all the same: it is a word of the guessers'
 * lists with figures around it, or holds the owner's name, company or start date (api.md section 4).
 */
export function passwordWeakness(password: string, owner: PasswordOwner): 'FREQUENT' | 'PERSONAL' | null {
  const folded = fold(password)
  if (namesOf(owner).some((name) => folded.includes(name)) || holdsDate(password, owner.startDate)) return 'PERSONAL'
  return isFrequent(folded) ? 'FREQUENT' : null
}

function isFrequent(folded: string) {
  const figuresOff = folded.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const signsAsLetters = lettersOf(folded.replace(/[\d\W_]+$/, ''))
  return [figuresOff, lettersOf(figuresOff), signsAsLetters, folded.replace(/[^a-z]/g, '')].some((word) =>
    frequentWords.has(word),
  )
}

const lettersOf = (text: string) => text.replace(/[@4310$5!7]/g, (sign) => letterFor[sign] ?? sign)
const letterFor: Record<string, string> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
}

// Shorter names and the words of every second company would refuse too much.
function namesOf({ firstName, lastName, companyName }: PasswordOwner) {
  const words = [firstName, lastName, companyName].flatMap((name) => fold(name).split(/[^a-z0-9]+/))
  return words.filter((word) => word.length >= 3 && !wordsOfManyCompanies.has(word))
}
const wordsOfManyCompanies = new Set(['gmbh', 'mbh', 'ohg', 'gbr', 'und', 'and', 'the', 'der', 'die', 'das', 'von'])

function holdsDate(password: string, date: string | null) {
  const [year = '', month = '', day = ''] = date?.split('-') ?? []
  if (!date) return false
  const digits = password.replace(/(?<=\d)[.\-/ ](?=\d)/g, '')
  const short = year.slice(2)
  return [day + month + year, year + month + day, month + day + year, day + month + short, short + month + day].some(
    (written) => digits.includes(written),
  )
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')

/**
 * Words that most guessed passwords are made of, folded as contract/security/weak-password.ts folds: lower case, figures and
 * signs around them taken off.
 */
const words = `
abc abcd abcde abcdef abcdefg abcdefgh aaa aaaa aaaaaa abcabc qwe qwer qwert qwerty qwertz qwertyu qwertzu qwertyuiop
qwertzuiop qwertyui qwertzui asd asdf asdfg asdfgh asdfghj asdfghjkl asdasd qweasd qweasdzxc zxc zxcv zxcvbn zxcvbnm
yxcv yxcvbn yxcvbnm qaz qazwsx qazwsxedc wsx edc rfv poiuyt mnbvcxz lkjhgfdsa xxx xxxxxx
pass passe passwd passwor password passwords passwort passworte passwrt mypassword meinpasswort meinpass kennwort
geheim geheimnis geheimwort losungswort secret topsecret changeme letmein lassmichrein login logon access zugang
welcome willkommen bienvenue hallo hello hallohallo hellohello halli hallihallo moin servus tschuess guten gutentag
test tester testing testtest teste probe beispiel example sample demo default standard temp temporary master
admin administrator root user benutzer nutzer guest gast gaeste kunde kunden customer support service office buero
chef boss manager verkauf einkauf bestellung bestellen order orders shop store laden geschaeft firma company
hotel hotels cafe kaffee coffee espresso restaurant gastro gastronomie kueche kitchen bar bistro wirt wirtschaft bier
beer wein wine pizza pasta burger schnitzel kuchen schokolade chocolate
spring summer autumn fall winter sommer herbst fruehling fruehjahr januar februar maerz april mai juni juli august
september oktober november dezember january february march may june july october december montag dienstag mittwoch
donnerstag freitag samstag sonntag monday tuesday wednesday thursday friday saturday sunday
deutschland germany berlin hamburg muenchen koeln frankfurt stuttgart dresden leipzig bremen hannover bayern bayer
schalke borussia bvb fcbayern bayernmuenchen dortmund werder hsv fussball football soccer baseball basketball hockey
liebe liebling schatz schatzi schatzimausi maus mausi hase hasi baby babe engel angel love loveyou iloveyou ichliebedich
iluvu lovely princess prinzessin prinz prince king queen kaiser sunshine sonnenschein sonne star stern sterne
blume flower rose schmetterling butterfly
michael thomas andreas stefan stephan christian daniel martin alexander sebastian markus peter frank david jan tim lukas
leon jonas felix max maximilian anna laura lisa julia sarah sara lena nina nicole sandra claudia jessica jennifer
jennie michelle melanie sabine susanne maria marie sophie charlie george andrew robert joshua matthew hannah ashley
monkey affe dragon drache tiger loewe lion bear baer wolf hund hunde dog doggy katze cat kitty hellokitty pferd pferde
horse delphin dolphin panda bunny
batman superman spiderman pokemon pikachu starwars matrix naruto harry harrypotter hogwarts
computer internet google facebook windows microsoft apple samsung iphone android linux minecraft fortnite
freedom freiheit trustno trust whatever nothing nichts egal scheisse arschloch fuck fuckyou fuckoff shit ficken
ferrari porsche mercedes audi volkswagen golf bmw harley mustang corvette
money geld gold silber silver diamond reichtum glueck lucky gluecklich happy jesus gott god
shadow schatten ninja killer hunter jaeger ranger pirate pirat wizard magic zauber hexe
freund freunde freundin friend friends family familie mama papa mutter vater mother father oma opa
`

const frequentWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
