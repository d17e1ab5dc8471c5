type About = { title: string; product: string; store: string; buyer: string }
type OfferWords = { unitPrice: string; setupFee: string; minQuantity: string; leadTimeDays: number; validUntil: string }

export const designsMail = {
  hello: (name: string) => `Hello ${name},`,
  message: (text: string) => `Message:\n${text}`,
  offer: ({ unitPrice, setupFee, minQuantity, leadTimeDays, validUntil }: OfferWords) =>
    [
      `Price per piece, net: ${unitPrice}`,
      `Setup, net, once for each order: ${setupFee}`,
      `From ${minQuantity} pieces`,
      `Ready within ${leadTimeDays} days after your order`,
      `Valid until ${validUntil}`,
    ].join('\n'),
  notifications: {
    proof: {
      subject: ({ title }: About) => `Your proof is ready: ${title}`,
      title: 'Your proof is ready',
      body: ({ title, product, store }: About) =>
        `${store} has prepared a proof and an offer for "${title}" on "${product}". Please have a look and approve it, or say what should be different.`,
      button: 'See the proof',
    },
    rejected: {
      subject: ({ title }: About) => `Your design cannot be made: ${title}`,
      title: 'Your design was declined',
      body: ({ title, product, store }: About) => `${store} cannot make "${title}" on "${product}" as it is.`,
      button: 'See the design',
    },
    submitted: {
      subject: ({ title, buyer }: About) => `New design from ${buyer}: ${title}`,
      title: 'A design is waiting for you',
      body: ({ title, product, buyer }: About) =>
        `${buyer} has sent the design "${title}" for "${product}". Please answer with a proof and an offer.`,
      button: 'See the design',
    },
    changes: {
      subject: ({ title, buyer }: About) => `${buyer} wants changes: ${title}`,
      title: 'Changes requested',
      body: ({ title, product, buyer }: About) =>
        `${buyer} wants something changed about "${title}" on "${product}". Please send a new proof.`,
      button: 'See the design',
    },
    approved: {
      subject: ({ title, buyer }: About) => `${buyer} has approved: ${title}`,
      title: 'Your proof was approved',
      body: ({ title, product, buyer }: About) =>
        `${buyer} has approved the proof of "${title}" on "${product}" and can order it now.`,
      button: 'See the design',
    },
  },
}
