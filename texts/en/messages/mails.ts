export const messagesMails = {
  hello: (firstName: string) => `Hello ${firstName},`,
  subject: (writer: string, subOrderNumber: string) => `Message from ${writer} about ${subOrderNumber}`,
  title: (writer: string) => `${writer} has written to you`,
  body: (writer: string, subOrderNumber: string) =>
    `${writer} writes about the delivery ${subOrderNumber}. Please answer in Tresen, where both sides have all of it in one place.`,
  button: 'Read and answer',
}
