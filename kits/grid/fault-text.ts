import type { Fault } from './check.ts';
import type { Colour } from './sheet.ts';

const COLOUR_WORDS: Readonly<Record<Colour, string>> = {
  R: 'red',
  O: 'orange',
  Y: 'yellow',
  G: 'green',
  B: 'blue',
};

/** One plain sentence about a fault. */
export function faultText(fault: Fault): string {
  switch (fault.law) {
    case 1:
      return gridText(fault);
    case 2:
      return `The ${COLOUR_WORDS[fault.colour]} blocks have sizes ${fault.found.join(', ')}; there must be one each of 1 to 6.`;
    case 3:
      return fault.fault === 'missing'
        ? `Column ${fault.column} has no ${COLOUR_WORDS[fault.colour]} box.`
        : `The ${COLOUR_WORDS[fault.colour]} boxes of column ${fault.column} belong to more than one block.`;
    case 4:
      return starText(fault);
    case 5:
      return dieText(fault);
  }
}

function gridText(fault: Fault & { law: 1 }): string {
  switch (fault.fault) {
    case 'rows':
      return `The grid has ${count(fault.found, 'row')}; it must have 7.`;
    case 'row-length':
      return `Row ${fault.row} has ${count(fault.found, 'box', 'boxes')}; it must have 15.`;
    case 'letter':
      return `Box ${fault.box} is ${quote(fault.letter)}; the colours are R, O, Y, G and B.`;
    case 'boxes':
      return `There ${verb(fault.found)} ${count(fault.found, `${COLOUR_WORDS[fault.colour]} box`, `${COLOUR_WORDS[fault.colour]} boxes`)}; there must be 21.`;
  }
}

function starText(fault: Fault & { law: 4 }): string {
  switch (fault.fault) {
    case 'unknown':
      return `There is a star on ${quote(fault.box)}, which is no box.`;
    case 'doubled':
      return `Box ${fault.box} has more than one star.`;
    case 'column':
      return `Column ${fault.column} has ${count(fault.found, 'star')}; it must have one.`;
    case 'colour':
      return `There ${verb(fault.found)} ${count(fault.found, 'star')} on ${COLOUR_WORDS[fault.colour]}; there must be three.`;
    case 'block':
      return `The stars on ${fault.boxes.join(', ')} are in one block.`;
  }
}

function dieText(fault: Fault & { law: 5 }): string {
  switch (fault.fault) {
    case 'unknown':
      return `There is a golden die on ${quote(fault.box)}, which is no box.`;
    case 'doubled':
      return `Box ${fault.box} has more than one golden die.`;
    case 'column':
      return `Column ${fault.column} has ${count(fault.found, 'golden die', 'golden dice')}; it may have one.`;
    case 'colour':
      return `There ${verb(fault.found)} ${count(fault.found, 'golden die', 'golden dice')} on ${COLOUR_WORDS[fault.colour]}; there must be one.`;
    case 'star':
      return `Box ${fault.box} has a star and a golden die.`;
  }
}

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number === 0 ? 'no' : number} ${number === 1 ? one : many}`;

const verb = (number: number): string => (number === 1 ? 'is' : 'are');

/** Escaped, because a stranger's text may hold anything. */
const quote = (text: string): string => JSON.stringify(text);
