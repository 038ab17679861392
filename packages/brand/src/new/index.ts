/** `npm run new:brand`: the questions, the rules for their answers, and the folder that is made of them. */
export { answerProblem, type Answers, answersOf, codeProblem, type Question, questions } from './answers.ts';
export { makeBrand, refuseTaken } from './make-brand.ts';
