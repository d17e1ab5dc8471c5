import { checkoutTexts } from './checkout-texts.ts'
import { methodOf, methods } from '../calls/methods.ts'
import { statusOf, type Payment } from '../payment.ts'
import { outcomesOf } from '../steps.ts'

type Language = 'de' | 'en'

/** Where the buyer goes after the page. */
export const returnUrl = ({ terms, end }: Payment) =>
  end?.status === 'canceled' && terms.cancelUrl ? terms.cancelUrl : terms.redirectUrl

/** The payment's own language, else the browser's. */
export const languageOf = (locale: string | null | undefined, accepted: string | undefined): Language =>
  (locale ?? accepted ?? '').toLowerCase().startsWith('de') ? 'de' : 'en'

/** The page on which one chooses how a payment ends: plain HTML, works without script. */
export function checkoutPage(payment: Payment, language: Language): string {
  const texts = checkoutTexts(language)
  const { terms } = payment
  const isOpen = statusOf(payment) === 'open'
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency: terms.amount.currency }).format(
    Number(terms.amount.value),
  )
  const choices = outcomesOf(payment)
    .map((outcome) => `<button name="status" value="${outcome}">${texts.outcomes[outcome]}</button>`)
    .join('\n')
  const form = `<form method="post"><h2 id="question">${texts.question}</h2>
${methodField(payment, language)}<div role="group" aria-labelledby="question">${choices}</div></form>`
  const over = `<p>${texts.over}</p><p><a href="${escape(returnUrl(payment))}">${texts.back}</a></p>`
  return pageOf(
    language,
    `<dl><dt>${texts.to}</dt><dd>${escape(terms.description)}</dd>
<dt>${texts.amount}</dt><dd>${escape(amount)}</dd></dl>
${isOpen ? form : over}`,
  )
}

export const unknownPage = (language: Language) => pageOf(language, `<p>${checkoutTexts(language).unknown}</p>`)

// A method that the shop has fixed is named, otherwise it is chosen here.
function methodField({ method, terms }: Payment, language: Language) {
  const label = checkoutTexts(language).method
  if (method) return `<p>${label}: ${escape(methodOf(method)?.name[language] ?? method)}</p>\n`
  const offered = methods.filter(
    ({ id, hold }) =>
      (!Array.isArray(terms.method) || terms.method.includes(id)) && (hold || terms.captureMode === 'automatic'),
  )
  const options = offered.map(({ id, name }) => `<option value="${id}">${escape(name[language])}</option>`).join('')
  return `<p><label>${label} <select name="method">${options}</select></label></p>\n`
}

function pageOf(language: Language, content: string) {
  const { title, trial } = checkoutTexts(language)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/checkout.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p class="trial"><strong>${trial}</strong></p>
${content}
</main>
</body>
</html>
`
}

const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

export const checkoutStyle = `:root { color-scheme: light; font: 1.0625rem/1.5 'Geist Variable', Geist, 'Segoe UI', Roboto, sans-serif; color: #17211b; background: #faf9f6 }
body { margin: 0; padding: 1.5rem }
main { max-width: 32rem; margin: 0 auto; padding: 1.5rem; background: #fff; border-radius: 1.625rem; box-shadow: 0 0 0 1px #e1e0da }
h1 { margin: 0 0 1rem; font-size: 1.5rem }
h2 { font-size: 1.125rem }
.trial { padding: .75rem 1rem; background: #fff3c4; border-left: .25rem solid #b58900 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem }
dd { margin: 0; overflow-wrap: anywhere }
form div { display: grid; gap: .75rem }
button, select { min-height: 2.75rem; font: inherit }
button { padding: .5rem 1rem; color: inherit; text-align: left; background: #fff; border: 1.5px solid #8f938c; border-radius: 2rem; cursor: pointer }
button:first-child { color: #fff; background: #104830; border-color: #104830; font-weight: 600 }
:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px }
`
