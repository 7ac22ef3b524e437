/** The files that people have, as a file field names them: their content decides what they are. */
const endings = {
  captions: 'srt,vtt,sbv,ass,ssa,sub,stl,lrc,ttml,dfxp,xml,smi,sami,json,json3,tsv,csv,mpl',
  texts: 'txt,md,html,htm,xhtml,epub,fb2,docx,odt,pdf,pptx',
  words: 'apkg,colpkg,csv,tsv,txt,json,xlsx,ods',
  archives: 'zip,gz',
}

export const acceptedFiles = [...new Set(Object.values(endings).join(',').split(','))]
  .map((ending) => `.${ending}`)
  .concat('text/*', 'application/x-subrip')
  .join(',')
