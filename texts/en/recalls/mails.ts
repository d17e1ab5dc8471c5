export const recallsMails = {
  subject: (name: string) => `Recall: ${name}, a lot that you have taken in`,
  subjectPossible: (name: string) => `Recall: ${name} may concern you`,
  title: (name: string) => `Recall: ${name}`,
  hello: (firstName: string) => `Hello ${firstName},`,
  certain: (store: string, lots: string) =>
    `${store} calls back goods that your company has recorded at goods-in, with the lot ${lots}.`,
  possible: (store: string) =>
    `${store} calls back lots of a product that your company has bought. No lot was recorded when it came: please compare the packaging.`,
  reason: (text: string) => `Reason: ${text}`,
  advice: (text: string) => `What to do: ${text}`,
  head: ['Product', 'Number', 'Lots'],
  button: 'Read and confirm',
}
